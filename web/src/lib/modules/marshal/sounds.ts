/** How the events of this module sound. */

import { bells, noise, tone, type Cue, type CueName } from '../../sound'
import type { GameEvent } from '../../types'

/** Iron on iron, and the echo of it. */
const cellDoor: Cue = (ctx) => {
  noise(ctx, { length: 0.12, pitch: 1800, sharp: 5, loud: 0.5 })
  tone(ctx, { from: 240, to: 180, length: 0.5, type: 'square', loud: 0.12 })
  tone(ctx, { at: 0.08, from: 1130, to: 1090, length: 0.45, type: 'sine', loud: 0.07 })
}
/** Ratchets of handcuffs. */
const cuffs: Cue = (ctx) => {
  for (let n = 0; n < 6; n++)
    noise(ctx, { at: n * 0.05, length: 0.03, pitch: 4200, sharp: 7, loud: 0.3 })
}
const idea = bells(1047, 1319, 1568)
const golden: Cue = (ctx) => {
  noise(ctx, { at: 0.12, length: 0.34, pitch: 900, kind: 'lowpass', loud: 0.7 })
  for (const [n, from] of [1568, 1976, 2349].entries())
    tone(ctx, { at: 0.25 + n * 0.06, from, length: 0.5, type: 'sine', loud: 0.08 })
}
const whisper: Cue = (ctx) => {
  for (let n = 0; n < 4; n++)
    noise(ctx, { at: n * 0.13, length: 0.11, pitch: 5200 + 700 * (n % 2), sharp: 2, loud: 0.12 })
}
const fall: Cue = (ctx) => {
  tone(ctx, { from: 1200, to: 160, length: 0.7, type: 'sine', loud: 0.12 })
  noise(ctx, { at: 0.66, length: 0.2, pitch: 220, kind: 'lowpass', loud: 0.6 })
}
const sack: Cue = (ctx) => noise(ctx, { length: 0.16, pitch: 420, kind: 'lowpass', loud: 0.5 })

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

export function cueOf(event: GameEvent): CueName | Cue | undefined {
  const { kind, token, how, effect, turn_type } = event
  if (kind === 'colt_fired') return effect === 'golden' ? golden : 'shot'
  if (kind === 'moved' && (how === 'jailed' || how === 'broke_out' || how === 'set_free'))
    return cellDoor
  if (kind === 'turn_begun' && turn_type === 'jolt') return 'brake'
  if (kind === 'thanked') return token === 'mailbag' ? sack : 'purse'
  if (kind.startsWith('loot_') && token === 'mailbag') return sack
  return PLAIN[kind]
}
