/** Music: banjo, bass and a whistled tune, made up bar by bar to the rhythm of the rails. */

export const BAR = 1.3 // seconds: a length of rail, so that wheels and music keep time
const BEAT = BAR / 8
const QUIET = 0.08 // every sound is heard above it
const AHEAD = 0.6 // seconds for which notes are laid out

/** Planning is calm; while cards are carried out, everybody plays. */
export type Mood = 'calm' | 'wild'

// Semitones above A: the bass, then what the banjo picks from.
const CHORDS = {
  Am: [0, 12, 15, 19, 24],
  C: [3, 15, 19, 22, 27],
  Dm: [5, 12, 17, 20, 24],
  E: [-5, 11, 14, 19, 23],
  F: [-4, 8, 12, 15, 20],
  G: [-2, 10, 14, 17, 22],
} as const
const SONG = 'Am Am F G Am F E E Am C G Am F Dm E Am'.split(' ') as (keyof typeof CHORDS)[]
const ROLLS = ['1.3.2.4.', '12342341', '1.4.3.42', '13241324', '1..3..4.']
// Of a minor scale with five notes, so that every one of them goes with every chord.
const TUNES = ['4...3.2.|0.......', '2.3.4...|5.4.3...', '5..4.3.2|4.......', '3...4.3.|2...0...']
const SCALE = [24, 27, 29, 31, 34, 36]

const A = 55
const pitch = (semitones: number) => A * 2 ** (semitones / 12)
const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!

/** A string that is plucked: noise that goes round and round, and loses a little each time. */
function pluck(ctx: AudioContext, frequency: number, ring: number): AudioBuffer {
  const buffer = ctx.createBuffer(1, Math.round(ctx.sampleRate * ring), ctx.sampleRate)
  const samples = buffer.getChannelData(0)
  const round = Math.max(2, Math.round(ctx.sampleRate / frequency))
  for (let n = 0; n < samples.length; n++)
    samples[n] =
      n < round
        ? Math.random() * 2 - 1
        : 0.498 * (samples[n - round]! + samples[Math.max(0, n - round - 1)]!)
  return buffer
}

/** Play from now on; returns what ends it. */
export function playMusic(ctx: AudioContext, to: AudioNode, mood: () => Mood): () => void {
  const strings = new Map<string, AudioBuffer>()
  const volume = new GainNode(ctx, { gain: 0 })
  volume.gain.setTargetAtTime(QUIET, ctx.currentTime, 1.5)
  volume.connect(to)

  function string(semitones: number, at: number, loud: number, ring: number): void {
    const key = `${semitones} ${ring}`
    const buffer = strings.get(key) ?? pluck(ctx, pitch(semitones), ring)
    strings.set(key, buffer)
    const source = new AudioBufferSourceNode(ctx, { buffer })
    const gain = new GainNode(ctx, { gain: loud })
    source.connect(gain).connect(volume)
    source.start(at)
  }

  function whistle(semitones: number, at: number, length: number): void {
    const frequency = pitch(semitones + 12)
    const tone = new OscillatorNode(ctx, { type: 'sine', frequency: frequency * 0.97 })
    const gain = new GainNode(ctx, { gain: 0 })
    tone.frequency.exponentialRampToValueAtTime(frequency, at + 0.07)
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(0.16, at + 0.06)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(gain).connect(volume)
    tone.start(at)
    tone.stop(at + length)
  }

  let bar = 0
  let tune = ''
  function layOut(at: number): void {
    const chord = CHORDS[SONG[bar % SONG.length]!]
    const wild = mood() === 'wild'
    for (const beat of wild ? [0, 2, 4, 6] : [0, 4])
      string(chord[0] + (beat % 4 && wild ? 7 : 0), at + beat * BEAT, 0.9, 1.2)
    for (const [beat, which] of [...pick(wild ? ROLLS.slice(1, 4) : ROLLS)].entries())
      if (which !== '.')
        string(chord[Number(which) as 1]!, at + beat * BEAT, wild ? 0.5 : 0.38, 0.8)
    // A tune of two bars, now and then.
    if (bar % 2 === 0) tune = bar % 8 >= 4 ? pick(TUNES) : ''
    for (const [beat, which] of [...(tune.split('|')[bar % 2] ?? '')].entries())
      if (which !== '.') whistle(SCALE[Number(which)]!, at + beat * BEAT, 3 * BEAT)
    bar += 1
  }

  let next = ctx.currentTime + 0.2
  function goOn(): void {
    // After a while in which timers did not run, it goes on from now.
    if (next < ctx.currentTime) next = ctx.currentTime + 0.1
    for (; next < ctx.currentTime + AHEAD; next += BAR) layOut(next)
  }
  goOn()
  const timer = setInterval(goOn, 250)
  return () => {
    clearInterval(timer)
    volume.disconnect()
  }
}
