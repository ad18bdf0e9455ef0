/** Scene: where the cars, figures and loot are drawn. Pixels out, views in. */

import { modulesOf } from '../modules/index.svelte'
import type { Place, Position, TokenKind, View } from '../types'
import { amountOf, othersOf, placeAt, tokensOf } from './apply'
import { banditOf } from '../surely'

// The drawings' own units.
export const CAR = { width: 260, pitch: 267, height: 250, rail: 246, roof: 18, inside: 166 }
export const LOCO = { width: 345, middle: 80, lane: 150 }
const ABOVE = 130 // a figure on the roof, with the arrow over it
const LANE = { middle: 130, width: 240, pitch: 58, least: 23, margin: 40 }
const DOOR = 6 // where figures climb, from the tail end of a car
const FIGURE = 0.94
const LARGE_FIGURE = 1.14 // on small strips figures are drawn larger than to scale
const LARGE_LOOT = 1.35 // and so is loot
/** Below this scale the train is wrapped. */
const SMALLEST = { boxed: 0.55, free: 0.4 }
const LARGEST = { boxed: 1.05, wide: 1.3, free: 0.46 }
/** Below this scale one pans over a scene that is wider than the window. */
const NEAR = 0.36
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
  /** Wider than the window if one pans over it. */
  width: number
  height: number
  strips: Strip[]
}

export interface Spot {
  x: number
  y: number
  /** How far the rear door of its car is from it, where figures climb. */
  door?: number
  /** Smaller or larger than on the train. */
  size?: number
}

/** What a train needs of room, in units. */
export interface Layout {
  /** Cars besides the locomotive. */
  cars: number
  /** In front of the locomotive, and behind the caboose. */
  front: number
  back: number
  /** Between the train and another one on a track behind it. */
  above: number
  /** Between the rail and the ground. */
  below: number
  /** What is too wide for a window is not wrapped: one pans over it. */
  pan: boolean
}

/** A rectangle in the units of a car, from its top left corner. */
export interface Box {
  car: number
  x: number
  y: number
  width: number
  height: number
}

/** A position in the units of a car: where figures stand and loot lies, and the area to touch. */
export interface Ground {
  box: Box
  /** The line on which figures stand, its middle and its length. */
  floor: number
  middle: number
  lane: number
  /** Where loot lies, from the first stack on. */
  loot: { x: number; y: number; step: number; scale: number }
  /** Figures are so much larger than on the train. */
  size?: number
  /** Where figures climb. */
  door?: number
}

/** What the train of a view needs. */
export function layoutOf(view: View): Layout {
  const wishes = modulesOf(view).map((module) => module.layout?.(view) ?? {})
  const most = (name: 'front' | 'back' | 'above' | 'below') =>
    Math.max(0, ...wishes.map((wish) => wish[name] ?? 0))
  return {
    cars: view.train.length - 1,
    front: most('front'),
    back: most('back'),
    above: most('above'),
    below: most('below'),
    pan: wishes.some((wish) => wish.pan),
  }
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

const unitsOf = (row: number[], front: number) =>
  row.length * CAR.pitch +
  (row.includes(0) ? LOCO.width + front - CAR.pitch : CAR.width - CAR.pitch)

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
export function sceneOf(layout: Pick<Layout, 'cars'> & Partial<Layout>, room: Room): Scene {
  const { cars, front = 0, back = 0, above = 0, below = 0, pan = false } = layout
  const tall = ABOVE + above + CAR.rail + below
  const tries = (pan ? [1] : [1, 2, 3]).map((count) => {
    const rows = rowsOf(cars, count)
    const gap = count > 1 ? 6 : 0
    const widest = back + Math.max(...rows.map((row) => unitsOf(row, front)))
    const wide = (room.width - (count > 1 ? 16 : 24)) / widest
    const ground = count > 1 ? 14 : room.ground
    const free =
      room.height === null
        ? Infinity
        : ((room.height - room.headroom) / rows.length - ground - gap) / tall
    const most =
      room.height === null ? LARGEST.free : room.width >= 1600 ? LARGEST.wide : LARGEST.boxed
    const narrow = pan ? Math.max(wide, NEAR) : wide
    return { rows, gap, ground, fit: Math.min(narrow, free, most) }
  })
  const enough = room.height === null ? SMALLEST.free : SMALLEST.boxed
  const best = tries.reduce((a, b) => (b.fit > a.fit ? b : a))
  const { rows, gap, ground, fit } = tries.find((attempt) => attempt.fit >= enough) ?? best
  const k = Math.max(TINIEST, fit)
  const wrapped = rows.length > 1
  const height = wrapped
    ? rows.length * (tall * k + ground + gap)
    : (room.height ?? tall * k + ground + room.headroom)
  const top = wrapped ? room.headroom : 0
  // What is left over becomes sky.
  const each = wrapped ? Math.max(height, (room.height ?? 0) - top) / rows.length : height
  const whole = pan ? (back + unitsOf(rows[0]!, front)) * k + 24 : 0
  const wide = Math.max(room.width, whole)
  const strips = rows.map((row, n) => {
    const left = wrapped ? 5 : 0
    const width = wide - 2 * left
    const inner = (back + unitsOf(row, front)) * k
    // A wrapped train reads like a text: from the left, the locomotive at the right end.
    const trainX = !wrapped
      ? (width - inner) / 2 + back * k
      : row.includes(0)
        ? width - inner - 2
        : 4
    return {
      // Whole pixels, so that layers which only move are copied, not filtered.
      x: left,
      y: Math.round(top + n * each),
      width,
      height: each - gap,
      trainX: Math.round(trainX),
      trainY: Math.round(each - gap - ground - (CAR.rail + below) * k),
      cars: row,
    }
  })
  const figure = k * (k < 0.55 ? LARGE_FIGURE : FIGURE)
  return {
    k,
    figure,
    wrapped,
    width: wide,
    height: wrapped ? top + each * rows.length : height,
    strips,
  }
}

/** The pixel of a point in a car's own units. */
export function pixel(scene: Scene, car: number, ux: number, uy: number): Spot {
  const strip = scene.strips.find((row) => row.cars.includes(car))!
  const left = strip.x + strip.trainX + strip.cars.indexOf(car) * CAR.pitch * scene.k
  return { x: left + ux * scene.k, y: strip.y + strip.trainY + uy * scene.k }
}

/** A box in pixels. */
export function inPixels(scene: Scene, { car, x, y, width, height }: Box) {
  return { ...pixel(scene, car, x, y), width: width * scene.k, height: height * scene.k }
}

/** Where a position is: as a module says, else in or on a car. */
export function groundOf(view: View, position: Position): Ground | undefined {
  for (const module of modulesOf(view)) {
    const ground = module.grounds?.(view)[position]
    if (ground) return ground
  }
  const [number, floor] = position.split('.')
  const car = Number(number)
  return (
    view.train[car] && (floor === 'roof' ? groundOnRoof(car) : groundInside(view, position, car))
  )
}

const across = (car: number) =>
  car === 0
    ? { middle: LOCO.middle, lane: LOCO.lane, door: DOOR }
    : { middle: LANE.middle, lane: LANE.width, door: DOOR }

/** On a car with this number: a locomotive or another one. */
export const groundOnRoof = (car: number): Ground => ({
  ...across(car),
  box: { car, x: 10, y: -96, width: car === 0 ? 150 : 240, height: 112 },
  floor: CAR.roof,
  loot: { x: car === 0 ? 140 : 222, y: 22, step: -42, scale: 0.9 },
})

/** Loot lies on the front lane from the tail side; where it is crowded, on the sill. */
export function groundInside(view: View, position: Position, car: number): Ground {
  const crowded = isCrowded(view, position)
  const place = placeAt(view, position)
  const shifted = car !== 0 && !crowded && place !== undefined && lootOf(view, place).length > 0
  const { middle, ...rest } = across(car)
  return {
    ...rest,
    middle: middle + (shifted ? 22 : 0),
    box: { car, x: 10, y: 44, width: car === 0 ? 150 : 240, height: 134 },
    floor: CAR.inside,
    loot: crowded
      ? { x: 26, y: 209, step: 42, scale: 0.82 }
      : { x: car === 0 ? 30 : 40, y: 182, step: 44, scale: 1 },
  }
}

/** The figures at a position: the bandits, and others where they are. */
export function figuresAt(view: View, position: Position): string[] {
  const place = placeAt(view, position)
  if (!place) return []
  const others = Object.entries(othersOf(view)).filter(([, at]) => at === position)
  return [...place.bandits, ...others.map(([name]) => name)]
}

/** One rank, from the middle outwards; as close as medals allow. */
export function figureSpots(scene: Scene, view: View, position: Position): Map<string, Spot> {
  const ground = groundOf(view, position)
  if (!ground) return new Map()
  const figures = figuresAt(view, position)
  const size = ground.size ?? 1
  const larger = (size * scene.figure) / (scene.k * FIGURE)
  const room = (ground.lane - LANE.margin) / Math.max(1, figures.length - 1)
  const pitch = Math.max(LANE.least * larger, Math.min(LANE.pitch * larger, room))
  return new Map(
    figures.map((figure, n) => {
      const ux = ground.middle + (n - (figures.length - 1) / 2) * pitch
      const door = ((ground.door ?? ux) - ux) * scene.k
      return [figure, { ...pixel(scene, ground.box.car, ux, ground.floor), door, size }]
    }),
  )
}

export interface LootStack {
  kind: TokenKind
  number: number
}

/** The loot at a position, equal tokens in one stack. */
export const lootOf = (view: View, place: Place): LootStack[] =>
  Object.keys(tokensOf(view))
    .map((kind) => ({ kind, number: amountOf(view, place, kind) }))
    .filter((stack) => stack.number > 0)

const STANDING = ['purse', 'jewel', 'strongbox'] // told of even if there is none

/** The loot of a bandit, by kind. */
export const pocketsOf = (view: View, bandit: string): LootStack[] =>
  Object.keys(tokensOf(view))
    .map((kind) => ({ kind, number: amountOf(view, banditOf(view, bandit), kind) }))
    .filter(({ kind, number }) => number > 0 || STANDING.includes(kind))

/** Where the n-th stack of loot lies at a position, and the room from one to the next. */
export function lootSpot(scene: Scene, view: View, position: Position, n: number) {
  const ground = groundOf(view, position)!
  const { x, y, step, scale } = ground.loot
  const apart = scene.wrapped ? LARGE_LOOT : 1
  const place = placeAt(view, position)
  const isAlone = !place || lootOf(view, place).length < 2
  return {
    ...pixel(scene, ground.box.car, x + n * step * apart, y),
    scale: scale * apart,
    room: isAlone ? Infinity : Math.abs(step) * apart * scene.k,
  }
}

export const isCrowded = (view: View, position: Position): boolean =>
  figuresAt(view, position).length >= CROWD
