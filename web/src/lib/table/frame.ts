/** What every panel shows, of any figure. */

import type { Seat } from '../types'

/** Seats in the order of their panels: one's own first, or as they sit where several share the screen. */
export function ownFirst(view: { seats: object; seat: string | null }, mine: number[]): string[] {
  const seats = Object.keys(view.seats)
  const own = mine.length > 1 ? 0 : Math.max(0, seats.indexOf(view.seat ?? ''))
  return [...seats.slice(own), ...seats.slice(0, own)]
}

export interface FrameProps {
  seat: Seat | undefined
  mine: boolean
  /** First player of the round. */
  first: boolean
  asked: boolean
  /** Several choose at the same time, in secret. */
  together: boolean
  /** It is for this device to decide. */
  deciding: boolean
  until: number | null
  /** Seconds that this seat has kept the table waiting; null if that is not worth telling. */
  waited: number | null
  /** Cards in hand and in the deck. */
  hand: number
  deck: number
  /** Tell all about this figure. */
  open: () => void
}
