/** Scene: where the cars, figures and loot are drawn. Pixels out, views in; see the art guide, 7. */

import type { Place, View } from '../types'
import { placeAt } from './apply'

// The drawings' own units.
export const CAR = { width: 260, pitch: 267, height: 250, rail: 246, roof: 18, inside: 166 }
export const LOCO = { width: 345, middle: 80, lane: 150 }
const ABOVE = 130 // a figure on the roof, with the arrow over it
const LANE = { middle: 130, width: 240, pitch: 58, least: 23, margin: 40 }
const DOOR = 6 // where figures climb, from the tail end of a car
const FIGURE = 0.94
const LARGE_FIGURE = 1.14 // on small strips figures are drawn larger than to scale
/** Below this scale the train is wrapped. */
const SMALLEST = { boxed: 0.55, free: 0.4 }
const LARGEST = { boxed: 1.05, wide: 1.3, free: 0.46 }
const TINIEST = 0.2 // a window that is too small for any train
const CROWD = 3 // so many inside, and the loot moves to the sill

export interface Strip {
  /** Top left corner and size in pixels. */
  x: number
  y: number
  width: number
  height: number
  /** Left end of the train part, and top of its cars. */
  trainX: number
  trainY: number
  /** Car numbers from left to right; 0 is the locomotive. */
  cars: number[]
}

export interface Scene {
  /** Pixels per unit. */
  k: number
  /** Pixels per unit of a figure's drawing. */
  figure: number
  wrapped: boolean
  height: number
  strips: Strip[]
}

export interface Spot {
  x: number
  y: number
  /** How far the rear door of its car is from it, where figures climb. */
  door?: number
}

/** How the cars are split into so many rows: the last one ends with the locomotive. */
export function rowsOf(cars: number, rows: number): number[][] {
  const numbers = Array.from({ length: cars + 1 }, (_, n) => cars - n)
  if (rows === 1) return [numbers]
  const last = Math.max(0, Math.ceil(cars / rows) - (cars % rows ? 1 : 0))
  const tail = numbers.splice(numbers.length - 1 - last)
  const size = Math.ceil(numbers.length / (rows - 1))
  const split = Array.from({ length: rows - 1 }, (_, n) => numbers.slice(n * size, (n + 1) * size))
  return [...split.filter((row) => row.length), tail]
}

const unitsOf = (row: number[]) =>
  row.length * CAR.pitch + (row.includes(0) ? LOCO.width - CAR.pitch : CAR.width - CAR.pitch)

interface Room {
  width: number
  /** null: as high as it needs. */
  height: number | null
  /** Pixels at the top that panels cover. */
  headroom: number
  /** Pixels of ground below the rail. */
  ground: number
}

/** The train in as few rows as let it be large enough. */
export function sceneOf(cars: number, room: Room): Scene {
  const tries = [1, 2, 3].map((count) => {
    const rows = rowsOf(cars, count)
    const gap = count > 1 ? 6 : 0
    const widest = Math.max(...rows.map(unitsOf))
    const wide = (room.width - (count > 1 ? 16 : 24)) / widest
    const ground = count > 1 ? 14 : room.ground
    const free =
      room.height === null
        ? Infinity
        : ((room.height - room.headroom) / rows.length - ground - gap) / (ABOVE + CAR.rail)
    const most =
      room.height === null ? LARGEST.free : room.width >= 1600 ? LARGEST.wide : LARGEST.boxed
    return { rows, gap, ground, k: Math.max(TINIEST, Math.min(wide, free, most)) }
  })
  const enough = room.height === null ? SMALLEST.free : SMALLEST.boxed
  const best = tries.reduce((a, b) => (b.k > a.k ? b : a))
  const { rows, gap, ground, k } = tries.find((attempt) => attempt.k >= enough) ?? best
  const wrapped = rows.length > 1
  const height = wrapped
    ? rows.length * ((ABOVE + CAR.rail) * k + ground + gap)
    : (room.height ?? (ABOVE + CAR.rail) * k + ground + room.headroom)
  const top = wrapped ? room.headroom : 0
  // What is left over becomes sky.
  const each = wrapped ? Math.max(height, (room.height ?? 0) - top) / rows.length : height
  const strips = rows.map((row, n) => {
    const left = wrapped ? 5 : 0
    const width = room.width - 2 * left
    const inner = unitsOf(row) * k
    // A wrapped train reads like a text: from the left, the locomotive at the right end.
    const trainX = !wrapped ? (width - inner) / 2 : row.includes(0) ? width - inner - 2 : 4
    return {
      x: left,
      y: top + n * each,
      width,
      height: each - gap,
      trainX,
      trainY: each - gap - ground - CAR.rail * k,
      cars: row,
    }
  })
  const figure = k * (k < 0.55 ? LARGE_FIGURE : FIGURE)
  return { k, figure, wrapped, height: wrapped ? top + each * rows.length : height, strips }
}

/** The pixel of a point in a car's own units. */
function pixel(scene: Scene, car: number, ux: number, uy: number): Spot {
  const strip = scene.strips.find((row) => row.cars.includes(car))!
  const left = strip.x + strip.trainX + strip.cars.indexOf(car) * CAR.pitch * scene.k
  return { x: left + ux * scene.k, y: strip.y + strip.trainY + uy * scene.k }
}

const parts = (position: string) => {
  const [car, floor] = position.split('.')
  return { car: Number(car), roof: floor === 'roof' }
}

/** The box of a position, for clicking and for light. */
export function boxOf(scene: Scene, position: string) {
  const { car, roof } = parts(position)
  const width = (car === 0 ? 150 : 240) * scene.k
  const corner = pixel(scene, car, 10, roof ? -96 : 44)
  return { ...corner, width, height: (roof ? 112 : 134) * scene.k }
}

/** The figures at a position: the bandits, and the marshal where he is. */
export function figuresAt(view: View, position: string): string[] {
  const place = placeAt(view, position)
  if (!place) return []
  return view.marshal === position ? [...place.bandits, 'marshal'] : place.bandits
}

/** One rank, from the middle outwards; as close as medals allow. */
export function figureSpots(scene: Scene, view: View, position: string): Map<string, Spot> {
  const { car, roof } = parts(position)
  const figures = figuresAt(view, position)
  const larger = scene.figure / (scene.k * FIGURE)
  const width = car === 0 ? LOCO.lane : LANE.width
  const room = (width - LANE.margin) / Math.max(1, figures.length - 1)
  const pitch = Math.max(LANE.least * larger, Math.min(LANE.pitch * larger, room))
  const loot = lootOf(placeAt(view, position)!).length
  const shifted = !roof && car !== 0 && loot > 0 && figures.length < CROWD
  const middle = car === 0 ? LOCO.middle : LANE.middle + (shifted ? 22 : 0)
  return new Map(
    figures.map((figure, n) => {
      const ux = middle + (n - (figures.length - 1) / 2) * pitch
      const door = (DOOR - ux) * scene.k
      return [figure, { ...pixel(scene, car, ux, roof ? CAR.roof : CAR.inside), door }]
    }),
  )
}

export interface LootStack {
  kind: 'purse' | 'jewel' | 'strongbox'
  number: number
}

/** The loot at a position, equal tokens in one stack. */
export function lootOf(place: Place): LootStack[] {
  const stacks: LootStack[] = [
    { kind: 'purse', number: place.purses.length },
    { kind: 'jewel', number: place.jewels },
    { kind: 'strongbox', number: place.strongboxes },
  ]
  return stacks.filter((stack) => stack.number > 0)
}

/** Loot lies on the front lane from the tail side; where it is crowded, on the sill. */
export function lootSpot(scene: Scene, view: View, position: string, n: number) {
  const { car, roof } = parts(position)
  const crowded = isCrowded(view, position)
  if (roof) return { ...pixel(scene, car, (car === 0 ? 140 : 222) - n * 42, 22), scale: 0.9 }
  if (crowded) return { ...pixel(scene, car, 26 + n * 42, 209), scale: 0.82 }
  return { ...pixel(scene, car, (car === 0 ? 30 : 40) + n * 44, 182), scale: 1 }
}

export const isCrowded = (view: View, position: string): boolean =>
  figuresAt(view, position).length >= CROWD
