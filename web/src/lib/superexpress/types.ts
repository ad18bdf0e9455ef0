/** Views and events of Colt Super Express; see docs/api.md. */

import type { View } from '../types'

export type Card = 'move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse'
export type Facing = 'front' | 'rear'
export type Condition = 'standing' | 'stunned' | 'in_dust' | 'eliminated'

/** The bandits on one floor of a car, the front-most first. */
export interface Floor {
  bandits: string[]
}

export interface SuperView {
  game: { game: 'super'; extensions: string[] }
  /** The name of one's seat, which is its bandit; null for a spectator. */
  seat: string | null
  over: boolean
  round: number
  phase: 'schemin' | 'shootin' | 'over'
  /** Who begins this round. */
  first: string
  /** From the locomotive to the tail. */
  train: { car: string; in: Floor; roof: Floor }[]
  bandits: Record<string, Bandit>
  seats: Record<string, { bandits: string[]; revealed: Card[]; hidden: number }>
  own?: { hand: Card[]; program: Card[]; aside: Card[] }
  asked: string[]
  result?: {
    winners: string[]
    seats: Record<string, { rank: number; aboard: boolean; loot: number[] }>
  }
}

export interface Bandit {
  seat: string
  at: string | null
  facing: Facing
  state: Condition
  /** Values of the Loot cards. */
  loot: number[]
}

export interface SuperEvent {
  kind: string
  text: string | null
  round?: number
  first?: string
  seat?: string
  bandit?: string
  figure?: string
  target?: string
  from?: string
  to?: string
  how?: string
  card?: Card
  /** Told to their owner alone. */
  cards?: Card[]
  value?: number
  lap?: number
  facing?: Facing
  by_itself?: boolean
  walked?: boolean
  may_return?: boolean
  cause?: 'left' | 'not_saved' | 'tail'
  /** The wagon that is uncoupled. */
  car?: number
}

/** How long everybody stayed: after the start and after each round. */
export interface RideChart {
  rounds: number
  seats: { seat: string; cars: (number | null)[]; loot: number[] }[]
}

/** A table of this game comes as a view like any other; from here on it is known for what it is. */
export const asSuper = (view: View): SuperView => view as unknown as SuperView
