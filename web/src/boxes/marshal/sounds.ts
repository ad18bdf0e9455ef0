/** How the events of this module sound. */

import { bells, noise, tone, type Cue, type CueName } from '../../lib/cues'
import type { GameEvent } from '../../lib/types'

/** Iron on iron, and the echo of it. */
export const cellDoor: Cue = (ctx) => {
  noise(ctx, { length: 0.12, pitch: 1800, sharp: 5, loud: 0.5 })
  tone(ctx, { from: 240, to: 180, length: 0.5, type: 'square', loud: 0.12 })
  tone(ctx, { at: 0.08, from: 1130, to: 1090, length: 0.45, type: 'sine', loud: 0.07 })
}
/** Ratchets of handcuffs. */
export const cuffs: Cue = (ctx) => {
  for (let n = 0; n < 6; n++)
    noise(ctx, { at: n * 0.05, length: 0.03, pitch: 4200, sharp: 7, loud: 0.55 })
}
export const idea = bells(1047, 1319, 1568)
export const golden: Cue = (ctx) => {
  noise(ctx, { at: 0.12, length: 0.34, pitch: 900, kind: 'lowpass', loud: 0.7 })
  for (const [n, from] of [1568, 1976, 2349].entries())
    tone(ctx, { at: 0.25 + n * 0.06, from, length: 0.5, type: 'sine', loud: 0.08 })
}
export const whisper: Cue = (ctx) => {
  for (let n = 0; n < 4; n++)
    noise(ctx, { at: n * 0.13, length: 0.11, pitch: 5200 + 700 * (n % 2), sharp: 2, loud: 0.32 })
}
export const fall: Cue = (ctx) => {
  tone(ctx, { from: 1200, to: 160, length: 0.7, type: 'sine', loud: 0.12 })
  noise(ctx, { at: 0.66, length: 0.2, pitch: 220, kind: 'lowpass', loud: 0.6 })
}
export const sack: Cue = (ctx) =>
  noise(ctx, { length: 0.16, pitch: 420, kind: 'lowpass', loud: 0.5 })

const PLAIN: Record<string, CueName | Cue> = {
  arrested: cuffs,
  delivered: cellDoor,
  prisoner_freed: cellDoor,
  prisoner_seized: cuffs,
  mailbag_seized: sack,
  copied: idea,
  fetched: idea,
  brawler_taken: 'star',
  goal_drawn: 'card',
  goal_shown: whisper,
  goal_judged: 'tick',
  loot_rescued: 'ladder',
  rewarded: 'bell',
  cards_kept: 'draw',
  ejected: fall,
}

const CELL_MOVES = ['jailed', 'broke_out', 'set_free']

export function cueOf(event: GameEvent): CueName | Cue | undefined {
  switch (event.kind) {
    case 'colt_fired':
      return event.effect === 'golden' ? golden : 'shot'
    case 'moved':
      return CELL_MOVES.includes(event.how) ? cellDoor : undefined
    case 'turn_begun':
      return event.turn_type === 'jolt' ? 'brake' : undefined
    case 'thanked':
      return event.token === 'mailbag' ? sack : 'purse'
    case 'loot_taken':
    case 'loot_kept':
    case 'loot_fell':
    case 'loot_laid':
    case 'loot_forfeited':
      return event.token === 'mailbag' ? sack : undefined
    default:
      return PLAIN[event.kind]
  }
}
