/** Part of a real game: what the server said about each choice. */

import type { Decision, GameEvent, View } from '../src/lib/types'
import recorded from './fixtures/steps.json'

export interface Recorded {
  n: number
  seat: string | null
  events: GameEvent[]
  view: View
  decisions: Decision[]
}

export const steps = recorded as unknown as Recorded[]
