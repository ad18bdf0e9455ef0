/** Views and events of Colt Super Express, and how long everybody stayed. */

import type { GameEvent, View } from '../../lib/types'
import type { OwnEvent, Revealed, SuperBandit, SuperView } from './wire'

export type { Floor, OwnEvents as SuperEvents, SuperBandit as Bandit, SuperView } from './wire'

export type Card = Revealed['card']
export type Facing = SuperBandit['facing']
export type Condition = SuperBandit['state']
export type SuperEvent = OwnEvent

/** After the start and after each round. */
export interface RideChart {
  rounds: number
  seats: { seat: string; cars: (number | null)[]; loot: number[] }[]
}

/** A table of this game comes as any other; from here on it is known for what it is. */
export const asSuper = (view: View): SuperView => view as unknown as SuperView
export const asTold = (event: GameEvent): SuperEvent => event as unknown as SuperEvent
