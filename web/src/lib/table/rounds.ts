/** The rounds of a game, and what each of them has brought so far, read off the log. */

import type { GameEvent, Step, TurnType } from '../types'

/** A place in the row of a turn: a card of the pile, or cards drawn instead. */
export type Laid = { seat: string } & ({ index: number } | { drew: number })

export interface Turn {
  turn: number
  type: TurnType
  laid: Laid[]
}

/** The turns of the present round, with who laid or drew what in them. */
export function turnsOf(log: readonly Step[]): Turn[] {
  let turns: Turn[] = []
  for (const event of log.flatMap((step) => step.events)) {
    if (event.kind === 'round_begun') turns = []
    if (event.kind === 'turn_begun')
      turns.push({ turn: event.turn!, type: event.turn_type!, laid: [] })
    // Whoever lays a card, with a seat at the table or without.
    if (event.seat && event.index !== undefined)
      turns.at(-1)?.laid.push({ seat: event.seat, index: event.index })
    if (event.kind === 'drew' || event.kind === 'fetched')
      turns.at(-1)?.laid.push({ seat: event.seat!, drew: event.number ?? 1 })
  }
  return turns
}

/** Who an event is mainly about, for its medal in the log. */
export const actorOf = (event: GameEvent): string | null =>
  event.figure ?? event.bandit ?? event.seat ?? event.first ?? event.winners?.[0] ?? null
