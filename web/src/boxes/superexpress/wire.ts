/** Made by tests/client_wire.py from the types of the server. */

import type { Figure, Position, Seat } from '../../lib/wire'

/** What a seat may know of a position; a spectator is told what everybody sees. */
export interface SuperView {
  schema: number
  game: SuperAgreed
  /** Who looks, which is a bandit; null for a spectator. */
  seat: Seat | null
  over: boolean
  round: number
  phase: 'schemin' | 'shootin' | 'over'
  /** Who begins this round. */
  first: Seat
  /** From the locomotive to the tail. */
  train: SuperCar[]
  bandits: {
    [k: string]: SuperBandit
  }
  seats: {
    [k: string]: SuperSeat
  }
  /** Only of one's own seat. */
  own?: SuperOwn
  /** Only when the game is over. */
  result?: SuperResult
  asked: Seat[]
}

/** What is played. */
export interface SuperAgreed {
  game: 'super'
  extensions: string[]
}

export interface SuperCar {
  /** `locomotive` or `wagon` */
  car: string
  in: Floor
  roof: Floor
}

export interface Floor {
  /** The front-most first. */
  bandits: Figure[]
}

export interface SuperBandit {
  seat: Seat
  /** null for somebody off the train. */
  at: Position | null
  facing: 'front' | 'rear'
  state: 'standing' | 'stunned' | 'in_dust' | 'eliminated'
  /** Values of the Loot cards. */
  loot: number[]
}

export interface SuperSeat {
  bandits: Figure[]
  revealed: ('move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse')[]
  /** Cards of the program that are still face down; told when all have laid theirs. */
  hidden: number
}

/** One's own cards. */
export interface SuperOwn {
  hand: ('move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse')[]
  program: ('move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse')[]
  aside: ('move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse')[]
}

export interface SuperResult {
  winners: Seat[]
  seats: {
    [k: string]: SuperSeatResult
  }
}

export interface SuperSeatResult {
  rank: number
  aboard: boolean
  loot: number[]
}

export interface SuperPointsAt {
  /** The program, in its order. */
  cards?: ('move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse')[]
}

export interface SuperGameBegun {
  kind: 'game_begun'
  first: Seat
  text: string | null
}

export interface SuperPlaced {
  kind: 'placed'
  figure: Figure
  position: Position
  facing: 'front' | 'rear'
  text: string | null
}

export interface SuperRoundBegun {
  kind: 'round_begun'
  round: number
  first: Seat
  text: string | null
}

/** A seat has laid its program. */
export interface Programmed {
  kind: 'programmed'
  seat: Seat
  /** Only to that seat. */
  cards?: ('move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse')[]
  text: string | null
}

/** From now on cards are revealed. */
export interface ShootinBegun {
  kind: 'shootin_begun'
  text: string | null
}

export interface Revealed {
  kind: 'revealed'
  bandit: Figure
  card: 'move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse'
  /** Which card of the program it is, from 1 on. */
  lap: number
  text: string | null
}

/** A card does nothing. */
export interface SuperNoEffect {
  kind: 'no_effect'
  bandit: Figure
  card: 'move' | 'floor_change' | 'flip' | 'fire' | 'reflex' | 'horse'
  why: 'nobody_ahead' | 'in_dust'
  text: string | null
}

export interface SuperMoved {
  from: Position
  to: Position
  kind: 'moved'
  figure: Figure
  how: 'walked' | 'climbed' | 'shoved'
  text: string | null
}

/** A bandit rides to the locomotive. */
export interface Rode {
  /** null: out of the dust */
  from: Position | null
  kind: 'rode'
  bandit: Figure
  text: string | null
}

export interface Flipped {
  kind: 'flipped'
  bandit: Figure
  facing: 'front' | 'rear'
  text: string | null
}

export interface Fired {
  kind: 'fired'
  bandit: Figure
  target: Figure
  text: string | null
}

export interface Stunned {
  kind: 'stunned'
  bandit: Figure
  by_itself: boolean
  text: string | null
}

export interface Woke {
  kind: 'woke'
  bandit: Figure
  text: string | null
}

/** A bandit falls, or walks, off the train. */
export interface LeftTrain {
  from: Position
  kind: 'left_train'
  bandit: Figure
  walked: boolean
  may_return: boolean
  text: string | null
}

export interface Eliminated {
  kind: 'eliminated'
  bandit: Figure
  cause: 'left' | 'not_saved' | 'tail'
  text: string | null
}

/** The last wagon stays behind. */
export interface Uncoupled {
  kind: 'uncoupled'
  car: number
  text: string | null
}

export interface LootWon {
  kind: 'loot_won'
  bandit: Figure
  value: number
  text: string | null
}

export interface SuperRoundEnded {
  kind: 'round_ended'
  round: number
  text: string | null
}

export interface SuperGameOver {
  kind: 'game_over'
  winners: Seat[]
  text: string | null
}

export interface OwnEvents {
  game_begun: SuperGameBegun
  placed: SuperPlaced
  round_begun: SuperRoundBegun
  programmed: Programmed
  shootin_begun: ShootinBegun
  revealed: Revealed
  no_effect: SuperNoEffect
  moved: SuperMoved
  rode: Rode
  flipped: Flipped
  fired: Fired
  stunned: Stunned
  woke: Woke
  left_train: LeftTrain
  eliminated: Eliminated
  uncoupled: Uncoupled
  loot_won: LootWon
  round_ended: SuperRoundEnded
  game_over: SuperGameOver
}

export type OwnEvent = OwnEvents[keyof OwnEvents]

declare module '../../lib/wire' {
  interface PointsAt extends Partial<SuperPointsAt> {}
}
