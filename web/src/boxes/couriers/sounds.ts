/** How two trains, their guns and schemes sound. */

import { bells, noise, steps, tone, type Cue, type CueName } from '../../lib/cues'
import type { GameEvent } from '../../lib/types'

export const rattle: Cue = (ctx) => {
  for (let n = 0; n < 9; n++) {
    noise(ctx, { at: n * 0.085, length: 0.12, pitch: 1100, kind: 'lowpass', loud: 0.55 })
    tone(ctx, { at: n * 0.085, from: 150, to: 60, length: 0.07, type: 'sawtooth', loud: 0.2 })
  }
}
export const passing: Cue = (ctx) => {
  steps(300, 12, 0.15)(ctx)
  noise(ctx, { length: 1.9, pitch: 240, kind: 'lowpass', loud: 0.4 })
  for (const from of [392, 494]) tone(ctx, { from, length: 1.1, type: 'sine', loud: 0.06 })
}
export const plot: Cue = (ctx) => bells(311, 370, 466)(ctx)
export const heal: Cue = (ctx) => bells(784, 988, 1175)(ctx)

const CUES: Record<string, CueName | Cue> = {
  trains_moved: passing,
  gatling_fired: rattle,
  gang_bullet: 'shot',
  bullet_removed: heal,
  loot_seen: 'card',
  extra_cards: 'draw',
  feinted: 'points',
  card_lost: 'draw',
  offered: bells(660, 880),
  accepted: bells(880, 1320),
  performed: bells(660, 988),
  schemed: plot,
  schemer_laid: 'card',
  turns_cut: 'bell',
  gang_paid: 'strongbox',
  team_scored: 'purse',
}

export function cueOf(event: GameEvent): CueName | Cue | undefined {
  if (event.kind === 'loot_taken' && event.token === 'nugget') return 'jewel'
  return CUES[event.kind]
}
