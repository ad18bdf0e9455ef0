/** Sounds of Colt Super Express: those of the base game, and three of its own. */

import { noise, steps, tone, type Cue, type CueName } from '../../lib/cues'
import type { SuperEvent } from './types'

export const gallop = steps(240, 9, 0.085)

export const clank: Cue = (ctx) => {
  tone(ctx, { from: 300, to: 120, length: 0.25, type: 'square', loud: 0.16 })
  noise(ctx, { at: 0.05, length: 0.3, pitch: 2400, sharp: 4, loud: 0.25 })
  noise(ctx, { at: 0.3, length: 0.6, pitch: 300, kind: 'lowpass', loud: 0.3 })
}

export const fall: Cue = (ctx) => {
  tone(ctx, { from: 900, to: 180, length: 0.6, type: 'sine', loud: 0.12 })
  noise(ctx, { at: 0.6, length: 0.2, pitch: 300, kind: 'lowpass', loud: 0.6 })
}

export function soundOf(event: SuperEvent): CueName | Cue | null {
  switch (event.kind) {
    case 'round_begun':
      return 'bell'
    case 'revealed':
      return 'card'
    case 'moved':
      if (event.how === 'shoved') return 'punch'
      if (event.how === 'climbed') return 'ladder'
      return event.to.endsWith('roof') ? 'tin' : 'boots'
    case 'flipped':
      return 'boots'
    case 'fired':
      return 'shot'
    case 'stunned':
      return event.by_itself ? 'shot' : null
    case 'no_effect':
      return 'click'
    case 'rode':
      return gallop
    case 'left_train':
      return fall
    case 'uncoupled':
      return clank
    case 'loot_won':
      return 'purse'
    case 'game_over':
      return 'win'
    default:
      return null
  }
}
