/** What every panel shows, whoever it belongs to. */

import type { Seat } from '../types'

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
