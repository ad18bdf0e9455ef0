import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Watchdog } from '../src/lib/table/watchdog'

describe('a watchdog', () => {
  let waiting: FrameRequestCallback[] = []
  const bite = vi.fn()
  const draw = () => waiting.splice(0).forEach((drawn) => drawn(0))
  const drawMany = () => Array.from({ length: 200 }).forEach(draw)

  beforeEach(() => {
    vi.useFakeTimers()
    waiting = []
    bite.mockReset()
    vi.stubGlobal('requestAnimationFrame', (drawn: FrameRequestCallback) => waiting.push(drawn))
    vi.stubGlobal('cancelAnimationFrame', () => (waiting = []))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('bites once when nothing goes on', () => {
    new Watchdog(bite).watch(1_000)
    vi.advanceTimersByTime(999)
    drawMany()
    expect(bite).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    drawMany()
    expect(bite).toHaveBeenCalledOnce()
  })

  it('waits for a device that draws slowly', () => {
    new Watchdog(bite).watch(1_000)
    for (let frame = 0; frame < 30; frame++) {
      vi.advanceTimersByTime(3_000)
      draw()
    }
    expect(bite).not.toHaveBeenCalled()
    drawMany()
    expect(bite).toHaveBeenCalledOnce()
  })

  it('begins anew when something goes on, and leaves off when all is done', () => {
    const dog = new Watchdog(bite)
    dog.watch(1_000)
    vi.advanceTimersByTime(1_000)
    draw()
    dog.watch(1_000)
    drawMany()
    expect(bite).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    dog.rest()
    drawMany()
    expect(bite).not.toHaveBeenCalled()
  })
})
