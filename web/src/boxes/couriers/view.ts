/** What a view says of two trains, and where the second one stands. */

import {
  CAR,
  groundInside,
  groundOnRoof,
  LOCO,
  type Box,
  type Ground,
  type Layout,
} from '../../lib/table/scene'
import { having } from '../../lib/modules/having'
import type { BanditView, Place, Position, View } from '../../lib/types'
import type { CouriersInView, CouriersOfBandit, GangBullet } from './wire'

export type Team = GangBullet['team']

export const trainsOf = (view: View) => having<CouriersInView, View>(view, 'armored')
export const robberOf = (view: View, bandit: string) =>
  having<CouriersOfBandit, BanditView>(view.bandits[bandit], 'team')

/** Paint, trim, wall and dado of an armored car. */
export const ARMOR: [string, string, string, string] = ['#39422f', '#8a947c', '#4b5446', '#343c2f']

/** How much higher the back track lies. */
export const UP = 322
const OVERHANG = LOCO.width - CAR.width
const COAL = 66
const TENDER = 1
const GATLING = 34 // makes room beside it
const PARTED = 10 // the sum of facing numbers once the trains have parted

/** COUR-GEO-02: the sum of the numbers of two facing cars. */
export function rowOf(view: View): number {
  const { facing } = trainsOf(view)
  const car = facing.findIndex((other) => other !== null)
  return car < 0 ? PARTED : car + facing[car]!
}

export const facingIn = (row: number, cars: number): (number | null)[] =>
  Array.from({ length: 4 }, (_, n) => row - n).map((car) => (car >= 0 && car < cars ? car : null))

/** Where an armored car begins, from the left end of the locomotive in front. */
export const leftOf = (view: View, car: number): number => (car - rowOf(view)) * CAR.pitch

/** COUR-GEO-10: armored cars whose inside is next to no other; only the ladder leads out. */
export function cutOff(view: View): number[] {
  const { armored, facing } = trainsOf(view)
  const isOpen = (car: number) => Boolean(armored[car]?.in)
  return [...armored.keys()].filter(
    (car) => isOpen(car) && !isOpen(car - 1) && !isOpen(car + 1) && !facing.includes(car),
  )
}

/** Room for what stands out beyond the Departure Train at either end. */
export function layout(view: View): Partial<Layout> {
  const last = trainsOf(view).armored.length - 1
  const tail = (view.train.length - 1) * CAR.pitch
  return {
    above: UP,
    pan: true,
    back: Math.max(0, OVERHANG - leftOf(view, 0) - tail),
    front: Math.max(0, leftOf(view, last) + CAR.width - LOCO.width),
  }
}

export function places(view: View): Record<Position, Place> {
  const found: Record<Position, Place> = {}
  trainsOf(view).armored.forEach((car, n) => {
    if (car.in) found[`a${n}.in`] = car.in
    found[`a${n}.roof`] = car.roof
  })
  return found
}

const moved = (ground: Ground, dx: number): Ground => ({
  ...ground,
  box: { ...ground.box, car: 0, x: ground.box.x + dx, y: ground.box.y - UP },
  floor: ground.floor - UP,
  middle: ground.middle + dx,
  door: ground.door === undefined ? undefined : ground.door + dx,
  loot: { ...ground.loot, x: ground.loot.x + dx, y: ground.loot.y - UP },
})

/** The cab is at the right end: what is on the left there is on the right here. */
const mirrored = (ground: Ground): Ground => ({
  ...ground,
  box: { ...ground.box, x: CAR.width - ground.box.x - ground.box.width },
  middle: CAR.width - ground.middle,
  door: CAR.width - (ground.door ?? 0),
  loot: { ...ground.loot, x: CAR.width - ground.loot.x, step: -ground.loot.step },
})

function groundAt(view: View, car: number, roof: boolean): Ground {
  const position = `a${car}.${roof ? 'roof' : 'in'}`
  const ground = roof ? groundOnRoof(car) : groundInside(view, position, car)
  if (car === 0) return mirrored(ground)
  if (car === TENDER) {
    const lower = COAL - ground.floor
    const { box, loot } = ground
    return {
      ...ground,
      floor: COAL,
      box: { ...box, y: box.y + lower },
      loot: { ...loot, y: loot.y + lower },
    }
  }
  const gun = roof && trainsOf(view).armored[car]!.gatling
  return gun ? { ...ground, middle: ground.middle + GATLING, lane: ground.lane - GATLING } : ground
}

export const grounds = (view: View): Record<Position, Ground> =>
  Object.fromEntries(
    Object.keys(places(view)).map((position) => {
      const car = Number(position[1])
      return [position, moved(groundAt(view, car, position.endsWith('roof')), leftOf(view, car))]
    }),
  )

/** The gun on a roof, to be touched. */
export const gatlingKey = (car: number) => `gatling:${car}`
export const GUN = { x: 4, y: -50, width: 92, height: 68 }

export const marks = (view: View): Record<string, Box> =>
  Object.fromEntries(
    trainsOf(view).armored.flatMap(({ gatling }, car) =>
      gatling
        ? [[gatlingKey(car), { ...GUN, car: 0, x: leftOf(view, car) + GUN.x, y: GUN.y - UP }]]
        : [],
    ),
  )

/** The car of the armored train in or on which somebody is. */
export const armoredCarOf = (position: Position | null | undefined): number | null =>
  position?.startsWith('a') ? Number(position[1]) : null
