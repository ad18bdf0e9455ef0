import { describe, expect, it } from 'vitest'
import { across, beyond } from '../src/lib/table/across'
import { figuresAt } from '../src/lib/table/scene'
import type { Decision, PointsAt } from '../src/lib/types'
import { steps } from './steps'

const view = steps.find((step) => step.view.phase === 'stealin')!.view

const asked = (...things: PointsAt[]): Decision => ({
  seat: 0,
  name: 'django',
  question: 'any',
  about: { bandit: 'django' },
  sentence: 'What now?',
  special: null,
  hint: '',
  rules: '',
  options: things.map((points_at, n) => ({
    text: String(n),
    verb: 'any',
    points_at,
    label: '',
  })),
})
const order = (...things: PointsAt[]) =>
  across(view, asked(...things)).map(({ text }) => Number(text))

describe('answers', () => {
  it('stand as the cars do: the locomotive is at the right end, mere buttons after it', () => {
    const cars = ['0.in', '2.in', '1.in'].map((position) => ({ position }))
    expect(order({ button: 'pass' }, ...cars)).toEqual([2, 3, 1, 0])
  })
  it('stand as the figures do, the roof before the inside', () => {
    const position = Object.keys(view.bandits)
      .map((bandit) => view.bandits[bandit]!.at!)
      .find((at) => figuresAt(view, at).length > 1)!
    const figures = figuresAt(view, position).map((figure) => ({ figure }))
    expect(order(...figures.toReversed())).toEqual(figures.map((_, n) => n).toReversed())
    expect(order({ position: '1.in' }, { position: '1.roof' })).toEqual([1, 0])
  })
})

describe('an arrow key', () => {
  /** Things with their middles. */
  const things = (...spots: [number, number][]) =>
    spots.map(([x, y]) => {
      const thing = document.createElement('button')
      thing.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10)
      return thing
    })
  const [left, right, far, above] = things([0, 0], [100, 10], [200, 0], [110, -90])
  const all = [left!, right!, far!, above!]

  it('goes to what lies that way, the nearest first', () => {
    expect(beyond(all, left!, 'ArrowRight')).toBe(right)
    expect(beyond(all, right!, 'ArrowRight')).toBe(far)
    expect(beyond(all, far!, 'ArrowLeft')).toBe(right)
    expect(beyond(all, right!, 'ArrowUp')).toBe(above)
    expect(beyond(all, above!, 'ArrowDown')).toBe(right)
  })
  it('begins with the first, and stays where nothing lies that way', () => {
    expect(beyond(all, null, 'ArrowLeft')).toBe(left)
    expect(beyond(all, left!, 'ArrowLeft')).toBe(left)
    expect(beyond(all, left!, 'x')).toBeNull()
  })
})
