/** Made by tests/client_wire.py from the types of the server. */

import type { Card, Figure, Position, Seat, Token } from '../../lib/wire'

/** In a view: what lies open of the Marshal player; and to that seat its secrets. */
export interface MarshalInView {
  law: Law
}

export interface Law {
  seat: Seat
  at: Position | null
  received: number
  /** Bullets that have hit the Marshal, by the bandit that shot; neutral ones only in the sum. */
  received_from: {
    [k: string]: number
  }
  /**
   * @minItems 2
   * @maxItems 2
   */
  colts: [Colt, Colt]
  /** The owner of a Brawler title; null while it lies on the Marshal's portrait. */
  brawlers: {
    [k: string]: Figure | null
  }
  /** Bandits whose Wanted poster the Marshal has. */
  posters: Figure[]
  /** Behind the Prison car. */
  prisoners: string[]
  /** Prisoners that the Marshal has. */
  rewards: string[]
  mailbags: number
  goals_drawn: number
  goals_shown: string[]
  /** He has fallen off the train. */
  ejected: boolean
  /** Only for the Marshal, and for everybody at the end. */
  goals?: string[]
  /** Likewise. */
  mailbag_values?: number[]
}

/** One of the Marshal's Colts. */
export interface Colt {
  /** Bullets in it. */
  left: number
  /** What its next bullet does besides; null if it is empty. */
  next: string | null
}

export interface MarshalInAgreed {
  /**
   * @minItems 2
   * @maxItems 2
   */
  colts: [string[], string[]]
}

export interface MarshalInValues {
  /** A bandit who is wanted. */
  wanted: number
  /** A Prisoner, to the bandit who is admired. */
  prisoner: number
  gold: number
  silver: number
  bronze: number
}

export interface MarshalInPlace {
  mailbags: Mailbag[]
}

export interface Mailbag {
  label: number
  /** If one has seen it. */
  value?: number
}

/** Of a bandit: what they have to do with the law. */
export interface MarshalOfBandit {
  wanted: boolean
  /** The Prisoner who was freed. */
  prisoner: string | null
  /** Until the round ends. */
  wounds: ('disarm' | 'knee' | 'shoulder')[]
  ejected: boolean
  mailbags: number
  /** As far as one knows them. */
  mailbag_values: number[]
}

export interface MarshalOfSeat {
  /** Cards that everybody has seen in it. */
  known_hand: string[]
}

export interface MarshalInResult {
  /** His Goals, and whether each is met. */
  goals: {
    [k: string]: boolean
  }
}

export interface MarshalAbout {
  /** Who has brought a bandit out of the cell. */
  deliverer?: Figure
}

export interface MarshalPointsAt {
  /** The figures that each Colt hits, 1 and 2. */
  shots?: {
    [k: string]: number
  }
  prisoner?: string
}

export interface GoalDrawn {
  kind: 'goal_drawn'
  /** How many the Marshal has drawn so far. */
  number: number
  /** Only to the Marshal. */
  goal?: string
  text: string | null
}

export interface GoalShown {
  kind: 'goal_shown'
  goal: string
  text: string | null
}

export interface GoalJudged {
  kind: 'goal_judged'
  goal: string
  met: boolean
  text: string | null
}

export interface Arrested {
  kind: 'arrested'
  bandit: Figure
  /** He takes their Wanted poster. */
  poster: boolean
  text: string | null
}

export interface ColtFired {
  kind: 'colt_fired'
  target: Figure
  colt: number
  effect: string
  bullets_left: number
  text: string | null
}

export interface PrisonerFreed {
  kind: 'prisoner_freed'
  bandit: Figure
  prisoner: string
  text: string | null
}

/** The Marshal takes a Prisoner back. */
export interface PrisonerSeized {
  kind: 'prisoner_seized'
  bandit: Figure
  prisoner: string
  text: string | null
}

/** The Marshal takes a Mailbag from a bandit. */
export interface MailbagSeized {
  kind: 'mailbag_seized'
  bandit: Figure
  token: Token
  /** Only to those two. */
  value?: number
  text: string | null
}

/** A bandit brings another one out of the cell. */
export interface Delivered {
  kind: 'delivered'
  bandit: Figure
  target: Figure
  text: string | null
}

/** A bandit pays their deliverer. */
export interface Thanked {
  kind: 'thanked'
  bandit: Figure
  target: Figure
  token: Token
  /** Only to those two. */
  value?: number
  text: string | null
}

/** A Brilliant Idea does what another card did. */
export interface Copied {
  kind: 'copied'
  bandit: Figure
  card: Card
  text: string | null
}

/** The Marshal player fetches a card. */
export interface Fetched {
  kind: 'fetched'
  seat: Seat
  text: string | null
}

export interface BrawlerTaken {
  kind: 'brawler_taken'
  bandit: Figure
  title: 'gold' | 'silver' | 'bronze'
  text: string | null
}

/** What lies in a car is carried to its roof. */
export interface LootRescued {
  kind: 'loot_rescued'
  number: number
  position: Position
  text: string | null
}

/** Somebody falls off the train. */
export interface Ejected {
  kind: 'ejected'
  bandit: Figure
  text: string | null
}

/** What is left of Prisoners and Mailbags is the Marshal's. */
export interface Rewarded {
  kind: 'rewarded'
  prisoners: number
  mailbags: number
  text: string | null
}

export interface MarshalInEventBegun {
  /** Somebody plays the Marshal, which changes some events. */
  law: true
}

declare module '../../lib/wire' {
  interface View extends Partial<MarshalInView> {}
  interface Agreed extends Partial<MarshalInAgreed> {}
  interface Values extends Partial<MarshalInValues> {}
  interface Place extends Partial<MarshalInPlace> {}
  interface Bandit extends Partial<MarshalOfBandit> {}
  interface SeatView extends Partial<MarshalOfSeat> {}
  interface Result extends Partial<MarshalInResult> {}
  interface About extends Partial<MarshalAbout> {}
  interface PointsAt extends Partial<MarshalPointsAt> {}
  interface EventBegun extends Partial<MarshalInEventBegun> {}
  interface Events {
    goal_drawn: GoalDrawn
    goal_shown: GoalShown
    goal_judged: GoalJudged
    arrested: Arrested
    colt_fired: ColtFired
    prisoner_freed: PrisonerFreed
    prisoner_seized: PrisonerSeized
    mailbag_seized: MailbagSeized
    delivered: Delivered
    thanked: Thanked
    copied: Copied
    fetched: Fetched
    brawler_taken: BrawlerTaken
    loot_rescued: LootRescued
    ejected: Ejected
    rewarded: Rewarded
  }
}
