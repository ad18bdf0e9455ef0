/** Short dry sounds, made on the spot by WebAudio. */

let master: GainNode | null = null

/** Everything is heard through this, as loud as is wanted; much at once is held back, not cut off. */
export function output(ctx: AudioContext): GainNode {
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
      noise(ctx, { at: n * gap, length: 0.1, pitch, sharp: 3, loud: 1 })
  }
export const bells =
  (...notes: number[]): Cue =>
  (ctx) =>
    notes.forEach((from, n) =>
      tone(ctx, { at: n * 0.09, from, length: 0.5, type: 'sine', loud: 0.14 }),
    )

export const cues = {
  card: (ctx) => noise(ctx, { length: 0.07, pitch: 2600, sharp: 0.8, loud: 0.42 }),
  draw: (ctx) => noise(ctx, { length: 0.14, pitch: 4200, sharp: 1.5, loud: 0.27 }),
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
  click: (ctx) => noise(ctx, { length: 0.04, pitch: 3400, sharp: 6, loud: 0.9 }),
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
  points: (ctx) => tone(ctx, { from: 420, to: 260, length: 0.18, type: 'square', loud: 0.2 }),
  brake: (ctx) => tone(ctx, { from: 2300, to: 1500, length: 0.7, type: 'sawtooth', loud: 0.15 }),
  bell: bells(1046, 1046),
  whistle(ctx) {
    tone(ctx, { from: 587, length: 0.16, type: 'square', loud: 0.19 })
    tone(ctx, { at: 0.18, from: 784, length: 0.34, type: 'square', loud: 0.19 })
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
  tick: (ctx) => tone(ctx, { from: 1200, length: 0.12, loud: 0.32 }),
  win(ctx) {
    ;[392, 494, 587, 784, 587, 784].forEach((from, n) =>
      tone(ctx, { at: n * 0.12, from, length: 0.22, type: 'triangle', loud: 0.3 }),
    )
  },
} satisfies Record<string, Cue>

export type CueName = keyof typeof cues
