import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { cueOf, play, rideAlong } from '../src/lib/sound'
import type { Events } from '../src/lib/types'
import { steps, told } from './steps'

let playing = 0
let loudest = 0
class Node {
  gain = {
    setValueAtTime() {},
    exponentialRampToValueAtTime() {},
    setTargetAtTime() {},
    set value(loudness: number) {
      loudest = loudness
    },
  }
  frequency = this.gain
  connect = (next: Node) => next
  disconnect() {}
}
class Source extends Node {
  start() {
    playing += 1
  }
  stop() {
    playing -= 1
  }
}
class Context {
  state = 'running'
  sampleRate = 100
  get currentTime() {
    return 0
  }
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  })
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  playing = 0
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  vi.stubGlobal('OscillatorNode', Source)
  vi.stubGlobal('BiquadFilterNode', Node)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('DynamicsCompressorNode', Node)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  settings.set('sound', true)
  settings.set('ambience', true)
  settings.set('music', false)
  rideAlong()?.() // the train has left, and whistled
  playing = 0
})

describe('the rail rhythm', () => {
  it('is heard only with sound and where it is wanted', () => {
    for (const [sound, ambience] of [
      [false, true],
      [true, false],
    ] as const) {
      settings.set('sound', sound)
      settings.set('ambience', ambience)
      expect(rideAlong()).toBeUndefined()
    }
    expect(playing).toBe(0)
  })

  it('stops when the page is hidden or left, and comes back', () => {
    const leave = rideAlong()!
    expect(playing).toBe(1)
    hide(true)
    expect(playing).toBe(0)
    hide(false)
    expect(playing).toBe(1)
    leave()
    expect(playing).toBe(0)
    hide(false)
    expect(playing).toBe(0)
  })
})

describe('music', () => {
  it('plays bar after bar until the page is left', () => {
    vi.useFakeTimers()
    settings.set('ambience', false)
    settings.set('music', true)
    let now = 0
    vi.spyOn(Context.prototype, 'currentTime', 'get').mockImplementation(() => now)
    const leave = rideAlong(() => 'wild')!
    const first = playing
    expect(first).toBeGreaterThan(4)
    now = 2
    vi.advanceTimersByTime(500)
    expect(playing).toBeGreaterThan(first)
    leave()
    const last = playing
    now = 9
    vi.advanceTimersByTime(5000)
    expect(playing).toBe(last)
    vi.useRealTimers()
  })
})

describe('the ride', () => {
  it('goes on while volume and story change, at the volume that is wanted', () => {
    settings.set('music', true)
    let phase = $state<'calm' | 'wild'>('calm')
    let begun = 0
    const leave = $effect.root(() => {
      $effect(() => {
        begun += 1
        return rideAlong(() => phase)
      })
    })
    flushSync()
    phase = 'wild'
    settings.set('volume', 40)
    flushSync()
    expect(begun).toBe(1)
    document.dispatchEvent(new Event('input'))
    expect(loudest).toBeCloseTo(0.16)
    settings.set('sound', false)
    flushSync()
    expect(begun).toBe(2)
    leave()
  })
})

describe('cues', () => {
  it('are as loud as is wanted', () => {
    settings.set('volume', 50)
    play('card')
    expect(loudest).toBe(0.25)
    settings.set('volume', 0)
    play('card')
    expect(loudest).toBe(0)
  })

  it('are silent without sound', () => {
    settings.set('sound', false)
    play('card')
    expect(playing).toBe(0)
  })

  it('tell the floors and the people apart', () => {
    const step = (event: Partial<Events['moved']>) => cueOf(told('moved', event))
    expect(step({ figure: 'tuco', to: '2.in' })).toBe('boots')
    expect(step({ figure: 'tuco', to: '2.roof' })).toBe('tin')
    expect(step({ figure: 'tuco', to: '2.roof', how: 'climbed' })).toBe('ladder')
    expect(step({ figure: 'marshal', to: '2.in' })).toBe('spurs')
  })

  it('go with whatever is seen to happen', () => {
    const seen = ['moved', 'shot', 'punched', 'loot_taken', 'loot_fell', 'played', 'no_effect']
    const events = steps.flatMap((step) => step.events).filter(({ kind }) => seen.includes(kind))
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(seen))
    expect(events.filter((event) => !cueOf(event))).toEqual([])
  })
})
