/** The lane before the train: where coach, horses and riders are, in the units of a car. */

import { CAR, type Ground, type Layout } from '../../lib/table/scene'
import type { Position, View } from '../../lib/types'
import { AHEAD, horsesOf, ridersOf } from './view'

/** The drawing of the coach, and its levels. */
export const COACH = { x: 8, top: 232, width: 232, height: 160, roof: 22, floor: 120 }
const SMALL = 0.8 // figures in and on the coach
const RAIL = 246
/** Where hooves are: beside an ordinary car, in front of the coach, and without any coach. */
const LANE = { open: 398, near: 408, light: 330 }
export const HORSE = { width: 144, height: 110, hooves: 102 }

const ground = (view: View) => (horsesOf(view).coach ? LANE.open : LANE.light)

export const layout = (view: View): Partial<Layout> => ({ below: ground(view) + 12 - RAIL })

export function grounds(view: View): Record<Position, Ground> {
  const car = horsesOf(view).coach?.facing
  if (car === undefined) return {}
  const { x, top, roof, floor } = COACH
  return {
    'coach.in': {
      box: { car, x: x + 34, y: top + 42, width: 138, height: 80 },
      floor: top + floor,
      middle: x + 103,
      lane: 128,
      loot: { x: x + 54, y: top + floor + 8, step: 32, scale: 0.78 },
      size: SMALL,
      door: x + 30,
    },
    'coach.roof': {
      box: { car, x: x + 12, y: top + roof - 84, width: 180, height: 84 },
      floor: top + roof + 2,
      middle: x + 96,
      lane: 168,
      loot: { x: x + 176, y: top + roof + 4, step: -34, scale: 0.82 },
      size: SMALL,
      door: x + 30,
    },
  }
}

export interface Stand {
  /** The car in whose units it is. */
  car: number
  /** Left end, line of the hooves, and scale. */
  x: number
  y: number
  scale: number
}

/** A horse beside a car; before the coach they are small and near. */
export function stand(view: View, car: number, n: number, number: number): Stand {
  if (car === AHEAD) return { car: 0, x: 372 + n * 26, y: ground(view) - 4, scale: 0.56 }
  const facing = horsesOf(view).coach?.facing
  if (car === facing) {
    const pitch = Math.min(52, 190 / number)
    return { car, x: 8 + n * pitch, y: LANE.near, scale: 0.46 }
  }
  // The team of the coach runs before the next car.
  const free = car + 1 === facing ? 84 : 30
  const scale = 0.6
  const room = CAR.width - HORSE.width * scale - free
  const pitch = Math.min(60, room / Math.max(1, number - 1))
  return { car, x: free + n * pitch, y: ground(view) - (n % 2) * 5, scale }
}

/** A rider of the horse attack: side by side, in two ranks. */
export function saddle(view: View, bandit: string): Stand {
  const riders = ridersOf(view)
  const n = riders.indexOf(bandit)
  const car = horsesOf(view).offered!
  const pitch = Math.min(70, 300 / Math.max(1, riders.length - 1))
  const left = Math.max(-10, 75 - ((riders.length - 1) * pitch) / 2)
  return { car, x: left + n * pitch, y: ground(view) - (n % 2) * 22, scale: 0.74 }
}

const COATS = ['#a5633a', '#5b4038', '#c98f5a', '#7a4a2e', '#d9c3a0', '#8f7a6a', '#3f2b2b']
const MANES = ['#3b2230', '#1b0f21', '#6a3a22', '#241318', '#8a5a34', '#efe4d4', '#110a12']

/** Horses differ, so that each one can be followed with the eye. */
export const coat = (n: number) => ({
  horse: COATS[n % COATS.length]!,
  mane: MANES[n % MANES.length]!,
})
