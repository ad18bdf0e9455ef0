/** Sound: what is heard at a table, and when. */

import { untrack } from 'svelte'
import { cues, output, type Cue, type CueName } from './cues'
import { modulesOf } from './modules/index.svelte'
import { BAR, playMusic, type Mood } from './music'
import { settings } from './settings.svelte'
import type { GameEvent, View } from './types'

let audio: AudioContext | null = null

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
