/** Made by tests/client_wire.py from the types of the server. */

import type { Card, Figure, HandCard, Place, Position, Seat, Token } from '../../lib/wire'

/** In a view: the Armored Train, the Couriers and the teams. */
export interface CouriersInView {
  /** The Armored Train, from the first car to the last. */
  armored: ArmoredCar[]
  /** For each car of the Departure Train the armored one beside it. */
  facing: (number | null)[]
  couriers: {
    [k: string]: Position
  }
  teams: {
    [k: string]: Seat[]
  }
  /** Bullets under the Organized Gang token. */
  gang: number
  /** false where the rules forbid talk for the moment. */
  talk: boolean
  betrayal: boolean
  professore?: Professore
}

/** A car of the Armored Train. */
export interface ArmoredCar {
  /** null where a car has no inside */
  in: Place | null
  car: string
  roof: Place
  gatling: boolean
}

/** Il Professore, who joins the smaller team. */
export interface Professore {
  team: 'red' | 'blue'
  /** How far his marker has come, and what that is worth. */
  track: number
  money: number
  /** What is in it; its order is not known. */
  deck: string[]
}

/** At a position: tokens of both trains, which nobody tells apart. */
export interface CouriersInPlace {
  nuggets: number
  bags: number
  secret_documents: number
  /** Those that one has looked at. */
  known: Known[]
}

/** A token that one has looked at. */
export interface Known {
  token: Token
  value?: number
  document?: 'red' | 'blue' | 'neutral'
}

/** Of a bandit: their team, and their tokens as far as one knows them. */
export interface CouriersOfBandit {
  team: 'red' | 'blue'
  bags: number
  nuggets: number
  secret_documents: number
  bag_values: number[]
  nugget_values: number[]
  documents: ('red' | 'blue' | 'neutral')[]
}

export interface CouriersInMixed {
  documents?: ('red' | 'blue' | 'neutral')[]
}

/** How a game of teams has ended. */
export interface CouriersInResult {
  /** Bullets of each under the Organized Gang token. */
  gang: {
    [k: string]: number
  }
  teams: {
    [k: string]: TeamResult
  }
}

/** What a team is worth, and its parts. */
export interface TeamResult {
  score: number
  gang: number
  professore: number
  /** Those on the Departure Train. */
  home: Figure[]
}

export interface CouriersAbout {
  /** The action that is offered. */
  card?: Card
  value?: number
  /** What one has found. */
  document?: 'red' | 'blue' | 'neutral'
}

export interface CouriersPointsAt {
  /** The bandits that the Gatling would hit. */
  targets?: Figure[]
  /** Whose bullet goes. */
  shooter?: string
  action?: Card
  document?: 'red' | 'blue' | 'neutral'
}

/** The trains pass each other. */
export interface TrainsMoved {
  kind: 'trains_moved'
  row: number
  text: string | null
}

export interface GatlingFired {
  kind: 'gatling_fired'
  bandit: Figure
  targets: Figure[]
  text: string | null
}

/** A bullet goes under the Organized Gang token. */
export interface GangBullet {
  kind: 'gang_bullet'
  bandit: Figure
  team: 'red' | 'blue'
  text: string | null
}

export interface BulletRemoved {
  kind: 'bullet_removed'
  bandit: Figure
  shooter: string
  text: string | null
}

/** A robber looks at a token, and puts it back or takes it. */
export interface LootSeen {
  kind: 'loot_seen'
  bandit: Figure
  token: Token
  position: Position
  put_back: boolean
  /** Only to the robber. */
  value?: number
  document?: 'red' | 'blue' | 'neutral'
  text: string | null
}

export interface ExtraCards {
  kind: 'extra_cards'
  seat: Seat
  number: number
  /** Only to that seat. */
  cards?: HandCard[]
  text: string | null
}

export interface Feinted {
  kind: 'feinted'
  seat: Seat
  text: string | null
}

/** A card of the hand goes back to the deck. */
export interface CardLost {
  kind: 'card_lost'
  seat: Seat
  /** Only to that seat. */
  cards?: HandCard[]
  text: string | null
}

/** A Helping Hand: an action is offered to a teammate. */
export interface Offered {
  kind: 'offered'
  bandit: Figure
  target: Figure
  card: Card
  text: string | null
}

/** … and taken, or not. */
export interface Accepted {
  kind: 'accepted'
  bandit: Figure
  card: Card
  accepted: boolean
  text: string | null
}

/** Somebody carries out an action without a card. */
export interface Performed {
  kind: 'performed'
  bandit: Figure
  card: Card
  text: string | null
}

/** Il Professore's marker goes on. */
export interface Schemed {
  kind: 'schemed'
  track: number
  money: number
  text: string | null
}

/** A card of Il Professore is laid on the pile. */
export interface SchemerLaid {
  kind: 'schemer_laid'
  seat: Seat
  index: number
  hidden: boolean
  bandit?: Figure
  card?: Card
  text: string | null
}

/** Only so many turns are played in this round. */
export interface TurnsCut {
  kind: 'turns_cut'
  number: number
  text: string | null
}

/** The bullets under the Organized Gang token are counted. */
export interface GangPaid {
  kind: 'gang_paid'
  bullets: {
    [k: string]: number
  }
  text: string | null
}

export interface TeamScored {
  kind: 'team_scored'
  team: 'red' | 'blue'
  money: number
  text: string | null
}

export interface CouriersInLoot {
  /** Only to those who have seen it. */
  document?: 'red' | 'blue' | 'neutral'
}

declare module '../../lib/wire' {
  interface View extends Partial<CouriersInView> {}
  interface Place extends Partial<CouriersInPlace> {}
  interface Bandit extends Partial<CouriersOfBandit> {}
  interface Mixed extends Partial<CouriersInMixed> {}
  interface Result extends Partial<CouriersInResult> {}
  interface About extends Partial<CouriersAbout> {}
  interface PointsAt extends Partial<CouriersPointsAt> {}
  interface LootFell extends Partial<CouriersInLoot> {}
  interface LootKept extends Partial<CouriersInLoot> {}
  interface LootTaken extends Partial<CouriersInLoot> {}
  interface LootForfeited extends Partial<CouriersInLoot> {}
  interface Events {
    trains_moved: TrainsMoved
    gatling_fired: GatlingFired
    gang_bullet: GangBullet
    bullet_removed: BulletRemoved
    loot_seen: LootSeen
    extra_cards: ExtraCards
    feinted: Feinted
    card_lost: CardLost
    offered: Offered
    accepted: Accepted
    performed: Performed
    schemed: Schemed
    schemer_laid: SchemerLaid
    turns_cut: TurnsCut
    gang_paid: GangPaid
    team_scored: TeamScored
  }
}
