/** Waiting: which seats, for how long, and which of them a bot may play for. */

import { language, t } from '../i18n'
import { serverNow } from '../servertime'
import type { Seat } from '../types'
import type { Game } from './game.svelte'
import { calledIn } from './people.svelte'

/** Sooner nobody wants to know how long it takes. */
const A_MOMENT = 5

const isAway = ({ kind, here, played_by_bot }: Seat) => kind === 'person' && !here && !played_by_bot

/** The seats that have not answered yet, by name; people who are away are marked so. */
export function awaitedNames(game: Game): string {
  const seats = game.table!.seats.filter(({ n }) => game.waiting.includes(n))
  const names = seats.map((seat) =>
    game.mine.includes(seat.n) && game.mine.length === 1
      ? t('end-you')
      : isAway(seat)
        ? t('person-away', { name: calledIn(seat) })
        : calledIn(seat),
  )
  if (seats.some(isAway)) return names.join(t('list-apart'))
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

/** People at other devices who keep the table waiting. */
const others = (game: Game) =>
  (game.waitingFor?.people ?? []).filter(({ seat }) => !game.mine.includes(seat))

/** Since when people are waited for, in seconds; null where there is nothing to tell yet, or where
 *  the time that is left is told instead. */
export function waitedFor(game: Game, seat?: number): number | null {
  if (game.deadline !== null) return null
  const people = others(game)
  if (game.past || !people.some((person) => seat === undefined || person.seat === seat)) return null
  const seconds = Math.floor(serverNow() - game.waitingFor!.since)
  return seconds < A_MOMENT ? null : seconds
}

/** The seats that one may let a bot play for now. */
export function replaceable(game: Game): Seat[] {
  const plays = game.mine.length > 0 && !game.hasGivenUp
  return others(game)
    .filter(({ by }) => game.isHost || (plays && by === 'anybody'))
    .filter(({ bot_from }) => serverNow() >= bot_from)
    .map(({ seat }) => game.table!.seats[seat]!)
}

/** 75 seconds as "1:15". */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
