import { expect, test } from 'vitest'
import { narrowest, TALL, widestCard } from '../src/lib/table/lines'

const SIX = [6, 6, 6, 6]

test('turns that fit beside each other leave their cards larger', () => {
  const [narrow, wide] = [widestCard(SIX, 330, 160), widestCard(SIX, 560, 160)]
  expect(narrow).toBeGreaterThan(23)
  expect(wide).toBeGreaterThan(1.2 * narrow)
})

test('a turn that is longer than a line goes on in the next one', () => {
  const card = widestCard([20], 240, 90)
  expect(card).toBeGreaterThan(16)
  const lines = Math.floor(90 / (card * TALL))
  expect(lines * Math.floor((240 - 27) / (card + 3))).toBeGreaterThanOrEqual(20)
})

test('a strip of one line shows all its turns', () => {
  const card = widestCard([4, 4], 600, 44)
  expect(card * TALL).toBeLessThanOrEqual(44)
  expect(card).toBeGreaterThan(30)
})

test('cards never vanish, and never cover the table', () => {
  expect(widestCard([90, 90], 40, 10)).toBe(12)
  expect(widestCard([2], 900, 400)).toBe(52)
})

test('what cards do not need is left to others', () => {
  const turns = [8, 8, 8, 8]
  const all = widestCard(turns, 560, 146)
  const least = narrowest(turns, 560, 146)
  expect(least).toBeLessThan(400)
  expect(widestCard(turns, least, 146)).toBeGreaterThanOrEqual(all - 2)
  expect(widestCard(turns, least - 8, 146)).toBeLessThan(all - 2)
})
