/** What a view says of the Time-Travel Car. */

import { having } from '../../lib/modules/having'
import { groundOf, type Box, type Ground, type Layout } from '../../lib/table/scene'
import type { Position, View } from '../../lib/types'
import type { TimecarInView } from './wire'

export const travelOf = (view: View) => having<TimecarInView, View>(view, 'traveller')

/** The drawing, in the units of the locomotive: before its cowcatcher. */
export const CAR = { x: 356, top: 56, width: 220, height: 200, deck: 128 }

export const layout = (): Partial<Layout> => ({ front: CAR.width + 14 })

export const grounds = (): Record<Position, Ground> => ({
  timecar: {
    box: { car: 0, x: CAR.x + 4, y: CAR.top + 14, width: 206, height: 124 },
    floor: CAR.top + CAR.deck + 4,
    middle: CAR.x + 118,
    lane: 190,
    loot: { x: CAR.x + 34, y: CAR.top + CAR.deck + 20, step: 42, scale: 0.9 },
  },
})

export const hideoutKey = (hideout: string) => `hideout:${hideout}`

/** Between the wheels of a car, under the cab, or under the coach beside the train. */
export function hideoutBox(view: View, hideout: string): Box | undefined {
  const car = Number(hideout)
  if (Number.isNaN(car)) return groundOf(view, `${hideout}.in`)?.box
  return { car, x: car === 0 ? 20 : 66, y: 180, width: 128, height: 68 }
}

/** All places where somebody may hide. */
export const hideouts = (view: View): string[] => [
  ...view.train.map((_, car) => String(car)),
  ...Object.keys(view.places ?? {})
    .filter((position) => position.endsWith('.in'))
    .map((position) => position.split('.')[0]!),
]

export const marks = (view: View): Record<string, Box> =>
  Object.fromEntries(
    hideouts(view).flatMap((hideout) => {
      const box = hideoutBox(view, hideout)
      return box ? [[hideoutKey(hideout), box]] : []
    }),
  )
