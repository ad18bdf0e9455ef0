/** Sound: short dry cues, made on the spot by WebAudio. */

import { untrack } from 'svelte'
import { modulesOf } from './modules/index.svelte'
import { BAR, playMusic, type Mood } from './music'
import { settings } from './settings.svelte'
import type { GameEvent, View } from './types'

let audio: AudioContext | null = null
let master: GainNode | null = null

/** Browsers start sound only after a touch; until then there is silence. */
function context(): AudioContext | null {
  if (
    !settings.get('sound') ||
    document.hidden ||
    !(navigator.userActivation?.hasBeenActive ?? true)
  )
    return null
  audio ??= new AudioContext()
  // Ears hear loudness by its logarithm; a square is near enough.
  output(audio).gain.value = (settings.get('volume') / 100) ** 2
  if (audio.state === 'suspended') void audio.resume()
  return audio.state === 'running' ? audio : null
}

/** Everything is heard through this, as loud as is wanted; much at once is held back, not cut off. */
function output(ctx: AudioContext): GainNode {
  if (master?.context !== ctx) {
    master = new GainNode(ctx)
    const limit = { threshold: -6, knee: 0, ratio: 12, attack: 0.002, release: 0.12 }
    master.connect(new DynamicsCompressorNode(ctx, limit)).connect(ctx.destination)
  }
  return master
}

export interface Tone {
  at?: number
  from: number
  to?: number
  length: number
  type?: OscillatorType
  loud?: number
}

export function tone(
  ctx: AudioContext,
  { at = 0, from, to, length, type = 'triangle', loud = 0.2 }: Tone,
) {
  const start = ctx.currentTime + at
  const oscillator = new OscillatorNode(ctx, { type, frequency: from })
  const gain = new GainNode(ctx, { gain: 0 })
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length)
  oscillator.connect(gain).connect(output(ctx))
  oscillator.start(start)
  oscillator.stop(start + length)
}

export interface Noise {
  at?: number
  length: number
  pitch: number
  kind?: BiquadFilterType
  sharp?: number
  loud?: number
}

const REGAINED = 0.375 // half of it would be all

export function noise(
  ctx: AudioContext,
  { at = 0, length, pitch, kind = 'bandpass', sharp = 1, loud = 0.3 }: Noise,
) {
  const start = ctx.currentTime + at
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(ctx, { buffer })
  const filter = new BiquadFilterNode(ctx, { type: kind, frequency: pitch, Q: sharp })
  // A filter lets little of the noise through: the rest is made nearly as loud as before.
  const width = kind === 'bandpass' ? pitch / sharp : pitch
  const passed = loud * Math.max(1, ctx.sampleRate / 2 / width) ** REGAINED
  const gain = new GainNode(ctx, { gain: 0 })
  gain.gain.setValueAtTime(passed, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(filter).connect(gain).connect(output(ctx))
  source.start(start)
}

export type Cue = (ctx: AudioContext) => void

export const steps =
  (pitch: number, count: number, gap: number): Cue =>
  (ctx) => {
    for (let n = 0; n < count; n++)
      noise(ctx, { at: n * gap, length: 0.06, pitch, sharp: 3, loud: 0.25 })
  }
export const bells =
  (...notes: number[]): Cue =>
  (ctx) =>
    notes.forEach((from, n) =>
      tone(ctx, { at: n * 0.09, from, length: 0.5, type: 'sine', loud: 0.14 }),
    )

const cues = {
  card: (ctx) => noise(ctx, { length: 0.07, pitch: 2600, sharp: 0.8, loud: 0.28 }),
  draw: (ctx) => noise(ctx, { length: 0.14, pitch: 4200, sharp: 1.5, loud: 0.14 }),
  boots: steps(320, 4, 0.12),
  tin: steps(900, 4, 0.11),
  spurs(ctx) {
    steps(180, 3, 0.3)(ctx)
    for (let n = 0; n < 3; n++)
      tone(ctx, { at: n * 0.3, from: 3800, length: 0.09, type: 'sine', loud: 0.05 })
  },
  ladder: steps(620, 3, 0.13),
  shot(ctx) {
    // After the aiming; then the ricochet.
    noise(ctx, { at: 0.19, length: 0.34, pitch: 900, kind: 'lowpass', loud: 0.7 })
    tone(ctx, { at: 0.19, from: 170, to: 45, length: 0.22, type: 'sawtooth', loud: 0.3 })
    tone(ctx, { at: 0.37, from: 2600, to: 900, length: 0.3, type: 'sine', loud: 0.05 })
  },
  click: (ctx) => noise(ctx, { length: 0.04, pitch: 3400, sharp: 6, loud: 0.3 }),
  punch(ctx) {
    noise(ctx, { at: 0.15, length: 0.12, pitch: 260, kind: 'lowpass', loud: 0.8 })
    noise(ctx, { at: 0.3, length: 0.25, pitch: 1400, sharp: 0.7, loud: 0.22 })
  },
  purse: bells(1400, 1800, 1560),
  jewel: bells(1568, 2093, 2637),
  strongbox: (ctx) => tone(ctx, { from: 120, to: 50, length: 0.3, type: 'square', loud: 0.2 }),
  star: bells(880, 660),
  rumble(ctx) {
    noise(ctx, { length: 0.95, pitch: 160, kind: 'lowpass', loud: 0.6 })
    for (const from of [466, 587, 698]) tone(ctx, { from, length: 0.7, type: 'sine', loud: 0.06 })
  },
  chuff: steps(420, 6, 0.09),
  points: (ctx) => tone(ctx, { from: 420, to: 260, length: 0.18, type: 'square', loud: 0.14 }),
  brake: (ctx) => tone(ctx, { from: 2300, to: 1500, length: 0.7, type: 'sawtooth', loud: 0.1 }),
  bell: bells(1046, 1046),
  whistle(ctx) {
    tone(ctx, { from: 587, length: 0.16, type: 'square', loud: 0.14 })
    tone(ctx, { at: 0.18, from: 784, length: 0.34, type: 'square', loud: 0.14 })
  },
  /** Steam, as the train leaves. */
  departure(ctx) {
    for (const [at, length] of [
      [0, 0.45],
      [0.6, 1.3],
    ] as const) {
      noise(ctx, { at, length, pitch: 2100, sharp: 0.8, loud: 0.07 })
      for (const from of [311, 370, 466, 554])
        tone(ctx, { at, from: from * 0.97, to: from, length, type: 'sawtooth', loud: 0.06 })
    }
  },
  tick: (ctx) => tone(ctx, { from: 1200, length: 0.05, loud: 0.1 }),
  win(ctx) {
    ;[392, 494, 587, 784, 587, 784].forEach((from, n) =>
      tone(ctx, { at: n * 0.12, from, length: 0.22, type: 'triangle', loud: 0.2 }),
    )
  },
} satisfies Record<string, Cue>

export type CueName = keyof typeof cues

/** A sound of ours by its name, or one that a module brings. */
export function play(cue: CueName | Cue): void {
  const ctx = context()
  if (ctx) (typeof cue === 'string' ? cues[cue] : cue)(ctx)
}

const LOOP = 2 * BAR // two lengths of rail, the shake of the pictures in each
const CLACKS = [0, 0.18, 1.3, 1.48] // the two wheel sets of a truck, over each joint
const QUIET = 0.1

/** Wheels on rails: a low rumble, and a double clack at every joint. */
function railRhythm(ctx: AudioContext): AudioBuffer {
  const rate = ctx.sampleRate
  const buffer = ctx.createBuffer(1, Math.round(LOOP * rate), rate)
  const samples = buffer.getChannelData(0)
  const clack = (n: number, at: number) => {
    const since = n / rate - at
    return since < 0 || since > 0.12 ? 0 : Math.exp(-since * 45)
  }
  let rumble = 0
  for (let n = 0; n < samples.length; n++) {
    const hiss = Math.random() * 2 - 1
    rumble += (hiss - rumble) * 0.02
    const clacks = CLACKS.reduce((sum, at) => sum + clack(n, at), 0)
    samples[n] = rumble * 2.4 + hiss * clacks * 0.5
  }
  return buffer
}

/** A train whistles once. */
let departed = false

/**
 * Rails and music, as far as they are wanted and as long as the page is in sight; returns what ends
 * them.
 */
export function rideAlong(mood: () => Mood = () => 'calm'): (() => void) | undefined {
  const [rails, music] = [settings.get('ambience'), settings.get('music')]
  if (!settings.get('sound') || !(rails || music)) return
  let stop: (() => void) | null = null
  const begin = (ctx: AudioContext) => {
    const parts = [
      ...(rails ? [loop(ctx)] : []),
      ...(music ? [playMusic(ctx, output(ctx), mood)] : []),
    ]
    if (!departed) play('departure')
    departed = true
    return () => parts.forEach((end) => end())
  }
  const check = () => {
    const ctx = context()
    if (ctx && !stop) stop = begin(ctx)
    else if (!ctx && stop) {
      stop()
      stop = null
    }
    // A sound that has only just been allowed begins once it runs.
    if (!ctx && audio && !document.hidden) audio.onstatechange = check
  }
  const moments = ['visibilitychange', 'pointerup', 'keyup', 'input']
  for (const moment of moments) document.addEventListener(moment, check)
  // It begins again if it is wanted otherwise, but not with every turn of volume or story.
  untrack(check)
  return () => {
    for (const moment of moments) document.removeEventListener(moment, check)
    if (audio) audio.onstatechange = null
    stop?.()
  }
}

function loop(ctx: AudioContext): () => void {
  const source = new AudioBufferSourceNode(ctx, { buffer: railRhythm(ctx), loop: true })
  const gain = new GainNode(ctx, { gain: 0 })
  gain.gain.setTargetAtTime(QUIET, ctx.currentTime, 0.6)
  source.connect(gain).connect(output(ctx))
  source.start()
  return () => source.stop()
}

const TURNS: Record<string, CueName> = {
  tunnel: 'rumble',
  speeding_up: 'chuff',
  switching: 'points',
}

/** The sound of an event at a table, if it has one: as a module says, else the base game's. */
export function soundOf(view: View | null, event: GameEvent): CueName | Cue | null {
  for (const module of view ? modulesOf(view) : []) {
    const cue = module.cueOf?.(event)
    if (cue !== undefined) return cue
  }
  return cueOf(event)
}

/** The base game's sound of an event. */
export function cueOf(event: GameEvent): CueName | null {
  switch (event.kind) {
    case 'moved':
      if (event.figure === 'marshal') return 'spurs'
      if (event.how === 'climbed' || event.how === 'fled') return 'ladder'
      return event.to?.endsWith('roof') ? 'tin' : 'boots'
    case 'turn_begun':
      return TURNS[event.turn_type ?? ''] ?? null
    case 'loot_taken':
    case 'loot_kept':
    case 'loot_fell':
    case 'loot_laid':
      return event.token && event.token in cues ? (event.token as CueName) : null
    case 'event_begun':
      return event.event === 'braking' ? 'brake' : 'bell'
    default:
      return PLAIN[event.kind] ?? null
  }
}

const PLAIN: Record<string, CueName> = {
  played: 'card',
  resolving: 'card',
  drew: 'draw',
  shot: 'shot',
  punched: 'punch',
  no_effect: 'click',
  paid: 'purse',
  dodged: 'draw',
  neutral_bullet: 'star',
  round_begun: 'bell',
  game_over: 'win',
}
