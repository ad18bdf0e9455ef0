/** How horses, coach, hostages and whiskey sound. */

import { bells, noise, steps, tone, type Cue, type CueName } from '../../lib/cues'
import type { GameEvent } from '../../lib/types'

/** Three beats and a rest. */
export const hooves: Cue = (ctx) => {
  for (let n = 0; n < 3; n++)
    for (const beat of [0, 0.09, 0.17])
      noise(ctx, { at: n * 0.32 + beat, length: 0.07, pitch: 240, sharp: 4, loud: 0.9 })
}
export const whip: Cue = (ctx) => {
  noise(ctx, { length: 0.05, pitch: 5200, sharp: 0.7, loud: 0.5 })
  tone(ctx, { at: 0.02, from: 2400, to: 500, length: 0.07, type: 'sawtooth', loud: 0.08 })
  steps(150, 6, 0.14)(ctx)
}
export const cork: Cue = (ctx) => {
  tone(ctx, { from: 260, to: 620, length: 0.07, type: 'sine', loud: 0.45 })
  for (let n = 0; n < 4; n++)
    tone(ctx, {
      at: 0.2 + n * 0.12,
      from: 330 - n * 24,
      to: 250,
      length: 0.09,
      type: 'sine',
      loud: 0.16,
    })
}
export const gasp: Cue = (ctx) => {
  noise(ctx, { length: 0.3, pitch: 1500, sharp: 2, loud: 0.2 })
  tone(ctx, { from: 520, to: 880, length: 0.28, type: 'sine', loud: 0.15 })
}
export const clink = bells(2400, 1900)

const PLAIN: Record<string, Cue | CueName> = {
  boarded: 'boots',
  galloped: hooves,
  escaped: hooves,
  horses_left: hooves,
  horses_moved: hooves,
  coach_moved: whip,
  hostage_taken: gasp,
  drank: cork,
  flask_spilt: cork,
  crossed: 'click',
  cards_kept: 'card',
  first_drawn: 'bell',
  no_playable_card: 'click',
}
const FLASKS = ['whiskey', 'half_drunk_classic', 'half_drunk_old']

export function cueOf(event: GameEvent): Cue | CueName | undefined {
  if (event.kind === 'moved' && event.how === 'rode') return hooves
  if (event.kind.startsWith('loot_') && 'token' in event && FLASKS.includes(event.token))
    return clink
  if (event.kind === 'turn_begun' && event.turn_type === 'turmoil') return 'punch'
  return PLAIN[event.kind]
}
