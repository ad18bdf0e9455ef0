/** Where the pawns of Colt Super Express stand: in their lines on the train, or in the dust. */

import { CAR, LOCO, pixel, type Scene, type Spot } from '../../lib/table/scene'
import type { SuperView } from './types'
import { banditOf, seatOf, carAt } from '../../lib/surely'

const MIDDLE = 130
const LANE = 244
const LOCO_LANE = 160
/** How much of a line a pawn takes, in units: lying ones more. */
const ROOM = { standing: 62, stunned: 96 }
const DUST = { x: 52, pitch: 92, y: 262 }

/** How many rounds there are at most: each leaves a wagon behind, and there is one more than players. */
export const roundsOf = ({ seats }: Pick<SuperView, 'seats'>): number =>
  Object.keys(seats).length + 1

export interface PawnSpot extends Spot {
  /** Half the length of its base, in units of a figure. */
  base: number
}

/** The pawns of a line, the front-most at the right; all that stand there are seen. */
function lineSpots(scene: Scene, view: SuperView, place: string): [string, PawnSpot][] {
  const [number, floor] = place.split('.')
  const car = Number(number)
  const names = carAt(view, car)[floor === 'roof' ? 'roof' : 'in'].bandits
  const rooms = names.map(
    (name) => ROOM[banditOf(view, name).state === 'stunned' ? 'stunned' : 'standing'],
  )
  const wanted = rooms.reduce((sum, room) => sum + room, 0)
  const lane = car === 0 ? LOCO_LANE : LANE
  const squeeze = Math.min(1, lane / wanted)
  let right = (car === 0 ? LOCO.middle : MIDDLE) + (wanted * squeeze) / 2
  return names.map((name, n) => {
    const room = rooms[n]! * squeeze
    const x = right - room / 2
    right -= room
    const base = Math.max(13, Math.min(30, (ROOM.standing * squeeze) / 2 - 1))
    return [name, { ...pixel(scene, car, x, floor === 'roof' ? CAR.roof : CAR.inside), base }]
  })
}

/** Those who fell off lie behind the tail, where the train has left them. */
function dustSpots(scene: Scene, view: SuperView): [string, PawnSpot][] {
  const strip = scene.strips[0]!
  return Object.keys(view.bandits)
    .filter((name) => banditOf(view, name).state === 'in_dust')
    .map((name, n) => [
      name,
      {
        x: strip.x + (DUST.x + n * DUST.pitch) * scene.k,
        y: strip.y + strip.trainY + DUST.y * scene.k,
        base: 24,
      },
    ])
}

/** Every pawn that is to be seen, by name. */
export function pawnSpots(scene: Scene, view: SuperView): Map<string, PawnSpot> {
  const places = view.train.flatMap((_, car) => [`${car}.in`, `${car}.roof`])
  return new Map([
    ...places.flatMap((place) => lineSpots(scene, view, place)),
    ...dustSpots(scene, view),
  ])
}

/** The seats in the order in which they reveal their cards in this round. */
export function inTurn(view: SuperView): string[] {
  const seats = Object.keys(view.seats)
  const first = Math.max(0, seats.indexOf(view.first))
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** Whose card was revealed last, while cards are carried out. */
export function acting(view: SuperView): { seat: string; lap: number } | null {
  if (view.phase !== 'shootin') return null
  const order = inTurn(view)
  const lap = Math.max(0, ...order.map((seat) => seatOf(view, seat).revealed.length))
  const seat = order.findLast((name) => seatOf(view, name).revealed.length === lap)
  return lap && seat ? { seat, lap } : null
}
