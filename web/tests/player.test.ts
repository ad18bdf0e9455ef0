import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faults } from '../src/lib/faults.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Story } from '../src/lib/table/story'
import type { Frame } from '../src/lib/types'
import { Player } from '../src/pages/replay/player.svelte'
import { steps } from './steps'

const frames = steps.map((step) => ({ ...step, decision: null })) as Frame[]
const A_WHILE = 5_000

describe('a replay', () => {
  let player: Player
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    settings.set('speed', 'instant')
    player = new Player()
    player.load(frames, null)
  })
  afterEach(() => {
    player.go(0)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('plays to its end', async () => {
    player.toggle()
    await vi.advanceTimersByTimeAsync(frames.length * 1_000)
    expect([player.at, player.telling]).toEqual([player.last, false])
  })

  it('stands still while it is paused, however fast it is', async () => {
    player.toggle()
    await vi.advanceTimersByTimeAsync(1_000)
    player.toggle()
    const { at } = player
    await vi.advanceTimersByTimeAsync(A_WHILE)
    expect([player.at, player.paused]).toEqual([at, true])
    player.toggle()
    await vi.advanceTimersByTimeAsync(A_WHILE)
    expect(player.at).toBeGreaterThan(at)
  })

  it('shows the frame that it cannot tell', async () => {
    vi.spyOn(Story.prototype, 'tell').mockRejectedValue(new Error('cannot be told'))
    player.step()
    await vi.advanceTimersByTimeAsync(0)
    expect([player.at, player.telling]).toEqual([1, false])
    expect(player.view).toEqual(frames[1]!.view)
    expect(faults.notice).toBe('story')
  })
})
