/** The rounds of a game, and what each of them has brought so far, read off the log. */

import type { GameEvent, Step, TurnType } from '../types'

/** A place in the row of a turn: a card of the pile, or cards drawn instead. */
export type Laid = { seat: string } & ({ index: number } | { drew: number })

export interface Turn {
  turn: number
  type: TurnType
  laid: Laid[]
}

/** The turns of the present round, with the cards laid and drawn in them. */
export function turnsOf(log: readonly Step[]): Turn[] {
  let turns: Turn[] = []
  for (const event of log.flatMap((step) => step.events)) {
    if (event.kind === 'round_begun') turns = []
    if (event.kind === 'turn_begun')
      turns.push({ turn: event.turn, type: event.turn_type, laid: [] })
    // Everybody who lays a card, with a seat at the table or without.
    if ('seat' in event && 'index' in event)
      turns.at(-1)?.laid.push({ seat: event.seat, index: event.index })
    if (event.kind === 'drew') turns.at(-1)?.laid.push({ seat: event.seat, drew: event.number })
    if (event.kind === 'fetched') turns.at(-1)?.laid.push({ seat: event.seat, drew: 1 })
  }
  return turns
}

/** The figures that an event may name. */
interface Naming extends Pick<GameEvent, 'kind'> {
  figure?: string
  bandit?: string
  seat?: string
  first?: string | null
  winners?: string[]
}

/** Who an event is mainly about, for its medal in the log. */
export const actorOf = ({ figure, bandit, seat, first, winners }: Naming): string | null =>
  figure ?? bandit ?? seat ?? first ?? winners?.[0] ?? null
