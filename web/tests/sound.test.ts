import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { cueOf, play, rideAlong } from '../src/lib/sound'
import type { GameEvent } from '../src/lib/types'
import { steps } from './steps'

let playing = 0
class Node {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, setTargetAtTime() {} }
  connect = (next: Node) => next
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
  currentTime = 0
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
  vi.stubGlobal('BiquadFilterNode', Node)
  vi.stubGlobal('GainNode', Node)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  settings.set('sound', true)
  settings.set('ambience', true)
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

describe('cues', () => {
  it('are silent without sound', () => {
    settings.set('sound', false)
    play('card')
    expect(playing).toBe(0)
  })

  it('tell the floors and the people apart', () => {
    const step = (event: Partial<GameEvent>) => cueOf({ kind: 'moved', text: null, ...event })
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
