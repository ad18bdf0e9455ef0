/** Made by tests/client_wire.py from the types of the server. */

import type { Figure, Position } from '../../lib/wire'

/** In a view: the bandit that is somewhere in time. */
export interface TimecarInView {
  traveller: Figure | null
  /** Only of one's own traveller: the number of a car, or what stands beside the train. */
  hidden_under?: string
}

export interface TimecarPointsAt {
  hideout?: string
}

/** A bandit is somewhere in time. */
export interface Travels {
  kind: 'travels'
  bandit: Figure
  /** Only to their owner. */
  hideout?: string
  text: string | null
}

/** … and comes back. */
export interface Appeared {
  kind: 'appeared'
  bandit: Figure
  position: Position
  text: string | null
}

declare module '../../lib/wire' {
  interface View extends Partial<TimecarInView> {}
  interface PointsAt extends Partial<TimecarPointsAt> {}
  interface Events {
    travels: Travels
    appeared: Appeared
  }
}
