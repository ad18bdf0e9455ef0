/** How journeys in time sound. */

import { noise, tone, type Cue } from '../../lib/cues'
import type { GameEvent } from '../../lib/types'

export const hum: Cue = (ctx) => {
  tone(ctx, { from: 90, to: 700, length: 0.9, type: 'sawtooth', loud: 0.09 })
  tone(ctx, { from: 180, to: 1400, length: 0.9, type: 'sine', loud: 0.12 })
  noise(ctx, { at: 0.75, length: 0.2, pitch: 3600, sharp: 2, loud: 0.25 })
}
export const arrival: Cue = (ctx) => {
  noise(ctx, { length: 0.15, pitch: 3600, sharp: 2, loud: 0.25 })
  tone(ctx, { from: 1400, to: 160, length: 0.7, type: 'sine', loud: 0.14 })
}

export function cueOf({ kind }: GameEvent): Cue | undefined {
  if (kind === 'travels') return hum
  return kind === 'appeared' ? arrival : undefined
}
