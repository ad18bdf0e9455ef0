import { expect, test } from 'vitest'
import { marching } from '../src/lib/table/marching'

const SPEEDS = { far: 160, poles: 26, near: 14, rock: 7 }

test.each([
  [1440, 1],
  [720, 3],
  [2496.5, 1.25],
  [2560, 2],
])('layers of %d pixels at %d to one move by whole ones, on one beat', (least, ratio) => {
  const { period, paces } = marching(SPEEDS, least, ratio)
  expect(period).toBeGreaterThanOrEqual(least)
  expect(period).toBeLessThan(1.5 * least)
  for (const [layer, pace] of Object.entries(paces)) {
    const [, seconds, steps] = /^([\d.]+)s steps\((\d+)\)$/.exec(pace)!.map(Number) as [
      number,
      number,
      number,
    ]
    const stride = (period * ratio) / steps
    expect(stride).toBeCloseTo(Math.round(stride))
    const beats = (30 * seconds) / steps
    expect(beats).toBeCloseTo(Math.round(beats))
    const wanted = SPEEDS[layer as keyof typeof SPEEDS]
    expect(Math.abs(Math.log(seconds / wanted))).toBeLessThan(0.5)
  }
})
