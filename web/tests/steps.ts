/** Part of a real game: what the server said about each choice. */

import { after } from '../src/lib/table/staging'
import type { Decision, Events, GameEvent, View } from '../src/lib/types'
import recorded from './fixtures/steps.json'

export interface Recorded {
  n: number
  seat: number | null
  events: GameEvent[]
  view: View
  decisions: Decision[]
}

export const steps = recorded as unknown as Recorded[]

/** An event of which only this is of interest. */
export const told = <K extends keyof Events>(kind: K, things: Partial<Events[K]> = {}): Events[K] =>
  ({ kind, text: null, ...things }) as Events[K]

/** The view after several events. */
export const afterAll = (events: GameEvent[], view: View): View =>
  events.reduce((now, event) => after(now, event), view)
