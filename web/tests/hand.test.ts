import { expect, test } from 'vitest'
import { EDGE, fanOf } from '../src/lib/table/hand'

const SIZES = { least: 80, most: 112 }

test('cards that just have room lie beside each other, whatever part of a pixel is left', () => {
  for (let width = 480; width < 560; width += 0.1)
    expect(fanOf(6, 0, width, SIZES)).toMatchObject({ stacked: false, crowded: false })
  expect(fanOf(6, 0, 479, SIZES).crowded).toBe(true)
})

test('equal cards lie on each other before different ones do', () => {
  const fan = fanOf(8, 3, 460, SIZES)
  expect(fan).toMatchObject({ stacked: true, crowded: false })
  expect(5 * fan.breadth + 3 * EDGE).toBeLessThanOrEqual(460)
  expect(fan.breadth).toBeGreaterThan(80)
})

test('few cards grow no larger than they are drawn', () => {
  expect(fanOf(2, 0, 900, SIZES).breadth).toBe(112)
  expect(fanOf(0, 0, 900, SIZES).crowded).toBe(false)
})
