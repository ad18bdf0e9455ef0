import { describe, expect, it } from 'vitest'
import { figureSpots, layoutOf, lootOf, rowsOf, sceneOf } from '../src/lib/table/scene'
import { steps } from './steps'

const desktop = { width: 1440, height: 600, headroom: 140, ground: 50 }
const phone = { width: 390, height: null, headroom: 0, ground: 14 }
const train = (cars: number) => ({ cars })

describe('the train', () => {
  it('has the locomotive at the right end', () => {
    expect(rowsOf(4, 1)).toEqual([[4, 3, 2, 1, 0]])
  })
  it('wraps like text, two cars beside the locomotive', () => {
    expect(rowsOf(4, 2)).toEqual([
      [4, 3],
      [2, 1, 0],
    ])
    expect(rowsOf(7, 3)).toEqual([
      [7, 6, 5],
      [4, 3],
      [2, 1, 0],
    ])
  })
  it('stands on one strip on a desktop and on two on a phone', () => {
    expect(sceneOf(train(4), desktop).strips).toHaveLength(1)
    expect(sceneOf(train(4), phone).strips).toHaveLength(2)
  })
  it('wraps rather than leave the screen where it is low as well as narrow', () => {
    const low = { width: 390, height: 252, headroom: 0, ground: 16 }
    const { strips, k } = sceneOf({ cars: 6, front: 250, below: 152 }, low)
    expect(strips).toHaveLength(2)
    for (const { trainX, cars } of strips) {
      expect(trainX).toBeGreaterThanOrEqual(0)
      expect(trainX + cars.length * 267 * k).toBeLessThanOrEqual(391)
    }
  })
  it.each([2, 3, 4, 5, 6, 7])('of %i cars never leaves the screen', (cars) => {
    for (const room of [desktop, phone]) {
      const scene = sceneOf(train(cars), room)
      for (const strip of scene.strips) {
        const end = strip.x + strip.trainX + (strip.cars.length * 267 + 78) * scene.k
        expect(strip.x + strip.trainX).toBeGreaterThanOrEqual(0)
        if (strip.cars.includes(0)) expect(end).toBeLessThanOrEqual(room.width + 1)
      }
    }
  })
})

describe('figures', () => {
  it('all have a place of their own', () => {
    const { view } = steps[0]!
    const scene = sceneOf(layoutOf(view), desktop)
    const spots = view.train.flatMap((_, car) =>
      [`${car}.in`, `${car}.roof`].flatMap((place) => [...figureSpots(scene, view, place)]),
    )
    expect(spots.map(([name]) => name).sort()).toEqual(
      [...Object.keys(view.bandits), 'marshal'].sort(),
    )
    expect(new Set(spots.map(([, { x, y }]) => `${x},${y}`)).size).toBe(spots.length)
  })
})

it('stacks equal loot', () => {
  const place = { bandits: [], purses: [{ label: 1 }, { label: 2 }], jewels: 1, strongboxes: 0 }
  expect(lootOf(steps[0]!.view, place)).toEqual([
    { kind: 'purse', number: 2 },
    { kind: 'jewel', number: 1 },
  ])
})
