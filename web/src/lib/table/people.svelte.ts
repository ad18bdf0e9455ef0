/** People: the players of all seats at the table on the screen. They are called by their names, with the
 * bandit beside them; bots, and people without a name, by the bandit. */

import { t } from '../i18n'
import type { Seat, Table } from '../types'
import { named } from './names.svelte'

let seats = $state.raw<readonly Seat[]>([])

/** The people of a table, as long as it is on the screen. Call it from an effect. */
export function seatPeople(table: Table | null | undefined): () => void {
  seats = table?.seats ?? []
  return () => (seats = [])
}

/** The seat of a figure. */
const seatOf = (figure: string): Seat | undefined =>
  seats.find(({ bandits }) => bandits.includes(figure))

/** The figure itself, without an article: `Belle`, `Marshal`. */
export function roleOf(figure: string): string {
  const { name, short } = named('bandits', figure)
  return short ?? name
}

/** The name of the person in a seat; none for bots and for those who gave none. */
export const personIn = (seat: Seat | undefined): string =>
  seat?.kind === 'person' ? (seat.name ?? '').trim() : ''

/** `Outlaw` where a bot has the seat. */
export const levelIn = (seat: Seat | undefined): string =>
  seat?.kind === 'bot' && seat.bot ? named('bots', seat.bot).name : ''

/** Who sits there, in two lines: the name, and below it the bandits, a bot's level, or that it is
 * oneself. */
export function inTwoLines(
  seat: Seat | undefined,
  figures: readonly string[],
  isMine: boolean,
): { who: string; below: string } {
  const person = personIn(seat)
  const bandits = figures.map(roleOf).join(' + ')
  const who = person || (isMine ? t('you') : bandits)
  const below = [who === bandits ? '' : bandits, levelIn(seat), isMine && person ? t('you') : '']
  return { who, below: below.filter(Boolean).join(' · ') }
}

const beside = (name: string, bandits: readonly string[]) =>
  t('person', { name, bandit: bandits.map(roleOf).join(' + ') })

/** Has the person who plays a figure a name? */
export const isPerson = (figure: string): boolean => !!personIn(seatOf(figure))

/** A figure in a sentence: `Ann (Belle)`. Without a person, as the game itself calls it. */
export function figureCalled(figure: string): string {
  const person = personIn(seatOf(figure))
  return person ? beside(person, [figure]) : named('bandits', figure).name
}

/** A seat's player with all their bandits, or with the bot's level: `Ann (Ghost + Tuco)`. */
export function calledIn(seat: Seat): string {
  const person = personIn(seat)
  if (person) return beside(person, seat.bandits)
  return [seat.bandits.map(roleOf).join(' + '), levelIn(seat)].filter(Boolean).join(' · ')
}

/** The same by a figure; where no table is known, the figure itself. */
export function seatCalled(figure: string): string {
  const seat = seatOf(figure)
  return seat ? calledIn(seat) : named('bandits', figure).name
}
