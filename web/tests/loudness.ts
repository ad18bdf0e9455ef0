/** How loud each sound and the music are, as ears hear them, in decibels below the loudest possible. */

import { cues, output, type Cue } from '../src/lib/cues'
import { playMusic, type Mood } from '../src/lib/music'

const RATE = 48_000
const MOMENT = 0.1 // seconds in which an ear takes in how loud something is
const LONGEST = 3 // seconds of a sound
const TIMES = 5 // that a sound is heard, since noise is never the same twice
const FADED_IN = 6 // seconds of music before it is as loud as it gets
const TUNE = 12 // seconds of it that are measured

/** What is left of low notes in an ear, and what is added to high ones. */
function ear(ctx: OfflineAudioContext): void {
  const low = new BiquadFilterNode(ctx, { type: 'highpass', frequency: 60, Q: 0.5 })
  const high = new BiquadFilterNode(ctx, { type: 'highshelf', frequency: 1500, gain: 4 })
  const all = output(ctx as unknown as AudioContext)
  all.disconnect()
  all.connect(low).connect(high).connect(ctx.destination)
}

/** The power of each moment. */
async function heard(ctx: OfflineAudioContext): Promise<number[]> {
  const samples = (await ctx.startRendering()).getChannelData(0)
  const size = MOMENT * RATE
  return Array.from({ length: Math.floor(samples.length / size) }, (_, n) => {
    const part = samples.subarray(n * size, (n + 1) * size)
    return part.reduce((sum, sample) => sum + sample * sample, 0) / size
  })
}

const decibels = (power: number) => 10 * Math.log10(power)

async function loudest(cue: Cue): Promise<number> {
  let all = 0
  for (let n = 0; n < TIMES; n++) {
    const ctx = new OfflineAudioContext(1, LONGEST * RATE, RATE)
    ear(ctx)
    cue(ctx as unknown as AudioContext)
    all += Math.max(...(await heard(ctx)))
  }
  return decibels(all / TIMES)
}

async function ofMusic(mood: Mood): Promise<number> {
  const ctx = new OfflineAudioContext(1, (FADED_IN + TUNE) * RATE, RATE)
  ear(ctx)
  // What a timer does meanwhile is done whenever the rendering waits for it.
  let goOn = () => {}
  const real = globalThis.setInterval
  globalThis.setInterval = ((work: () => void) => (goOn = work)) as unknown as typeof real
  playMusic(ctx as unknown as AudioContext, output(ctx as unknown as AudioContext), () => mood)
  globalThis.setInterval = real
  for (let at = 0.25; at < FADED_IN + TUNE; at += 0.25)
    void ctx.suspend(at).then(() => {
      goOn()
      void ctx.resume()
    })
  const moments = (await heard(ctx)).slice(FADED_IN / MOMENT)
  return decibels(moments.reduce((sum, power) => sum + power, 0) / moments.length)
}

const boxes = import.meta.glob<Record<string, Cue>>('../src/boxes/*/sounds.ts', {
  eager: true,
})

export async function levels() {
  const all: Record<string, Cue> = { ...cues }
  for (const [path, sounds] of Object.entries(boxes))
    for (const [name, sound] of Object.entries(sounds))
      if (!/Of$/.test(name)) all[`${path.split('/').at(-2)} ${name}`] = sound
  const sounds: Record<string, number> = {}
  for (const [name, cue] of Object.entries(all)) sounds[name] = await loudest(cue)
  return { sounds, music: { calm: await ofMusic('calm'), wild: await ofMusic('wild') } }
}
