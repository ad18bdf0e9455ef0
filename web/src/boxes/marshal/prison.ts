/** Where the cell, the corridor and the Prisoners are, in the units of the Prison car. */

import { figuresAt, isCrowded, type Box, type Ground } from '../../lib/table/scene'
import type { Position, View } from '../../lib/types'
import { CELL, marshalOf, prisonOf } from './view'

export function grounds(view: View): Record<Position, Ground> {
  const car = prisonOf(view)
  const corridor = `${car}.in`
  const crowded = isCrowded(view, corridor)
  const alone = figuresAt(view, corridor).length < 2
  return {
    [CELL]: {
      box: { car, x: 8, y: 40, width: 122, height: 138 },
      floor: 168,
      middle: 68,
      lane: 116,
      loot: { x: 24, y: 182, step: 30, scale: 0.8 },
    },
    [corridor]: {
      box: { car, x: 140, y: 44, width: 110, height: 134 },
      floor: 166,
      middle: alone ? 204 : 196,
      lane: 112,
      door: 254,
      loot: crowded
        ? { x: 150, y: 209, step: 34, scale: 0.78 }
        : { x: 160, y: 182, step: 32, scale: 0.86 },
    },
  }
}

/** Prisoners look out of the cell; while one may be freed they are laid out before the car. */
export const FACE = { size: 36, x: 14, y: 43, pitch: 38 }
const OFFER = { size: 82, x: 2, y: 176, pitch: 87 }

export const prisonerKey = (prisoner: string): string => `prisoner:${prisoner}`

export const marks = (view: View): Record<string, Box> =>
  Object.fromEntries(
    marshalOf(view).prisoners.map((prisoner, n) => [
      prisonerKey(prisoner),
      {
        car: prisonOf(view),
        x: OFFER.x + n * OFFER.pitch,
        y: OFFER.y,
        width: OFFER.size,
        height: OFFER.size,
      },
    ]),
  )
