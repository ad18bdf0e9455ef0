/** Made by tests/client_wire.py from the types of the server. */

import type { Figure, Position, Seat } from '../../lib/wire'

/** In a view: the Horses, and beside the coach what stands there. */
export interface HorsesInView {
  /** How many run beside each car. */
  horses: number[]
  horses_at_timecar?: number
  /** During the Horse attack: the car beside which the gang rides; null before and after it. */
  offered?: number | null
  coach?: Coach
  shotgun?: Shotgun
  /** Those that nobody has taken yet. */
  hostages?: string[]
}

/** The Stagecoach. */
export interface Coach {
  /** The car beside which it stands. */
  facing: number
}

/** The guard of the coach. */
export interface Shotgun {
  state: 'guarding' | 'active'
  at: Position
}

/** At a position: the flasks that lie there. */
export interface HorsesInPlace {
  whiskeys: Flask[]
  half_drunk_classics: number
  half_drunk_olds: number
}

/** A Whiskey, and its content if the seat has seen it. */
export interface Flask {
  label: number
  drink?: 'classic' | 'old'
}

/** Of a bandit: their Hostage and their flasks. */
export interface HorsesOfBandit {
  hostage: string | null
  /** They are gone, and keep their loot. */
  escaped: boolean
  /** What is in their flasks, as far as one knows. */
  drinks: ('classic' | 'old')[]
  whiskeys: number
  half_drunk_classics: number
  half_drunk_olds: number
}

export interface HorsesInMixed {
  drinks?: ('classic' | 'old')[]
}

/** Parts of `own_money`. */
export interface HorsesOfSeatResult {
  /** What Hostages brought. */
  ransom: number
  /** What the Station card brought. */
  station: number
}

export interface HorsesAbout {
  /** The car that may be boarded. */
  place?: Position
}

export interface HorsesPointsAt {
  /** Those of a pair who board. */
  bandits?: Figure[]
  flask?: 'whiskey_classic' | 'whiskey_old' | 'half_drunk_classic' | 'half_drunk_old'
  hostage?: string
}

/** A rider leaps into a car. */
export interface Boarded {
  kind: 'boarded'
  bandit: Figure
  position: Position
  text: string | null
}

/** A rider goes on to the next car. */
export interface Galloped {
  kind: 'galloped'
  bandit: Figure
  car: number
  text: string | null
}

/** Chance says who begins. */
export interface FirstDrawn {
  kind: 'first_drawn'
  seat: Seat
  text: string | null
}

/** The coach drives from one car to another. */
export interface CoachMoved {
  from: number
  car: number
  kind: 'coach_moved'
  text: string | null
}

/** Tired Horses stay behind. */
export interface HorsesLeft {
  kind: 'horses_left'
  number: number
  car: number
  text: string | null
}

/** All Horses fall back by a car. */
export interface HorsesMoved {
  kind: 'horses_moved'
  text: string | null
}

export interface HostageTaken {
  kind: 'hostage_taken'
  bandit: Figure
  hostage: string
  text: string | null
}

export interface Drank {
  kind: 'drank'
  bandit: Figure
  drink: 'classic' | 'old'
  /** It was half drunk before. */
  empty: boolean
  text: string | null
}

/** A Whiskey is lost to the Marshal. */
export interface FlaskSpilt {
  kind: 'flask_spilt'
  drink: 'classic' | 'old'
  position: Position
  text: string | null
}

/** A bandit rides off with the loot. */
export interface Escaped {
  kind: 'escaped'
  bandit: Figure
  car: number
  text: string | null
}

/** A bandit passes the Shotgun. */
export interface Crossed {
  kind: 'crossed'
  bandit: Figure
  text: string | null
}

/** A seat has nothing that it could lay. */
export interface NoPlayableCard {
  kind: 'no_playable_card'
  seat: Seat
  text: string | null
}

export interface HorsesInLootFell {
  /** Only to those who have seen it. */
  drink?: 'classic' | 'old'
}

declare module '../../lib/wire' {
  interface View extends Partial<HorsesInView> {}
  interface Place extends Partial<HorsesInPlace> {}
  interface Bandit extends Partial<HorsesOfBandit> {}
  interface Mixed extends Partial<HorsesInMixed> {}
  interface SeatResult extends Partial<HorsesOfSeatResult> {}
  interface About extends Partial<HorsesAbout> {}
  interface PointsAt extends Partial<HorsesPointsAt> {}
  interface LootFell extends Partial<HorsesInLootFell> {}
  interface LootKept extends Partial<HorsesInLootFell> {}
  interface LootTaken extends Partial<HorsesInLootFell> {}
  interface LootForfeited extends Partial<HorsesInLootFell> {}
  interface Events {
    boarded: Boarded
    galloped: Galloped
    first_drawn: FirstDrawn
    coach_moved: CoachMoved
    horses_left: HorsesLeft
    horses_moved: HorsesMoved
    hostage_taken: HostageTaken
    drank: Drank
    flask_spilt: FlaskSpilt
    escaped: Escaped
    crossed: Crossed
    no_playable_card: NoPlayableCard
  }
}
