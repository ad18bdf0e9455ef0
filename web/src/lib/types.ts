/** Types of docs/api.md: what the server says (most of it in `wire.ts`), and what it wants to hear. */

import type {
  ChatMessage,
  Config,
  Decision,
  GameEvent,
  Part,
  Reply,
  StateMessage,
  StepMessage,
  Table,
  TableMessage,
  TableSeat as Seat,
  Turn as TurnType,
  UndoneMessage,
  View,
  WaitingMessage,
} from './wire'

export type {
  Bandit as BanditView,
  Card as CardKind,
  Car as CarView,
  ChatLine,
  ChatMessage,
  Clock,
  Config,
  Decision,
  Events,
  Explained,
  GameEvent,
  Laid as PileCard,
  Option,
  Part,
  Place,
  PointsAt,
  Position,
  Reply,
  SeatResult,
  SeatView,
  StateMessage,
  Step,
  StepMessage,
  Table,
  TableMessage,
  TableSeat as Seat,
  Token as TokenKind,
  Turn as TurnType,
  UndoneMessage,
  View,
  WaitingMessage,
} from './wire'

// ---------- tables ----------

/** `dealing`: the game was called, and devices give their parts of the deal. */
export type TableState = 'open' | 'dealing' | 'running' | 'over'
export type SeatKind = 'person' | 'bot' | 'open'

/** What a finished game proves of its deal. */
export interface Proof {
  verdict: 'common' | 'house' | 'chosen' | 'unproved' | 'broken'
  text: string
  /** `ok` is null for what was left out. */
  steps: { key: string; ok: boolean | null; text: string; value: string }[]
  seal: string
  origin: { secret: string; parts: Part[]; marker: number | null } | null
  seed: string | null
  config: Config
  /** null for a record that somebody brought. */
  table: Table | null
}

/** What went wrong in a page. */
export interface Fault {
  kind: string
  message: string
  stack: string
  about: string
  page: string
}

export interface NewSeat {
  kind: SeatKind
  name?: string
  bot?: string
}

/** A configuration that somebody wants; the seats' bandits may be given in short. */
export type Wish = Omit<Config, 'seats'> & { seats?: unknown }

export interface NewTable {
  config: Wish
  seats: NewSeat[]
  public?: boolean
  clock?: number | null
  pile?: 'open' | 'covered'
  seed?: string | null
  pledge?: string
  hot_seat?: boolean
  latecomers?: boolean
  spectator_chat?: boolean
  start?: boolean
}

export interface MadeTable {
  id: string
  code: string
  state: TableState
  seed_hash: string
  parts: Part[]
  /** Seat number to token. */
  tokens: Record<string, string>
}

/** A table of this guest. */
export interface MyTable extends Table {
  /** The seats they have there. */
  mine: number[]
  /** When something happened there last, as Unix time. */
  played: number
  /** null until the game is over. */
  result: Result | null
  /** As of a table; 0: nothing of it can be shown. */
  outdated?: number
}

export interface MyTables {
  tables: MyTable[]
  /** How many there are, on this page and others. */
  total: number
}

/** A finished game that others may try. */
export interface Deal {
  id: string
  code: string
  host: string | null
  config: Config
  seed: string
  seats: Seat[]
  result: Result
}

/** Which of my games: those that wait or run, or those that are over. */
export type Shelf = 'going' | 'over'

/** How a game ended; what a seat has depends on the game. */
export interface Result {
  winners: string[]
  seats: Record<string, { rank: number; score?: number; loot?: number[] }>
  /** Where teams play. */
  teams?: unknown
}

// ---------- socket ----------

export type FromServer =
  StateMessage | StepMessage | UndoneMessage | TableMessage | WaitingMessage | ChatMessage | Reply

export type Command =
  | { type: 'choose'; seen: number; seat?: number; option: string }
  | { type: 'undo'; seen: number }
  | { type: 'hint'; seat?: number }
  | { type: 'chat'; text?: string; phrase?: string }
  | { type: 'look'; seen: number }
  | { type: 'explain'; thing: string; seat?: number }
  | { type: 'take_back' }
  | { type: 'hand_over'; seat: number }
  | { type: 'step_out' }
  | { type: 'ping' }

// ---------- replays ----------

export interface Frame {
  n: number
  seat: number | null
  events: GameEvent[]
  view: View
  decision: Decision | null
}

export interface Replay {
  table: Table | null // null for a record that somebody brought
  taken_back: number
  verified: boolean // false: the record does not tell its seed
  /** Why the game stops before its end, in a sentence. */
  notice?: string | null
  frames: Frame[]
}

/** Money of every seat, from the start over each round. */
export interface Chart {
  rounds: number
  seats: { seat: string; money: number[]; score: number; gunslinger: boolean }[]
}

// ---------- texts ----------

/** A thing of the game in words: its name, and a sentence about it where there is one. */
export interface Named {
  name: string
  hint?: string
  short?: string
  /** What a bandit can do that others cannot. */
  power?: string
  /** The hint of an event where somebody plays the Marshal. */
  law?: string
  /** The box that brings it. */
  box?: string
  /** No source gives the card in full. */
  reconstructed?: boolean
}

export interface Texts {
  bandits: Record<string, Named>
  /** Those who are no bandits: the Marshal, the Shotgun. */
  figures: Record<string, Named>
  cards: Record<string, Named>
  super_cards: Record<string, Named>
  cars: Record<string, Named>
  turns: Record<string, Named>
  events: Record<string, Named>
  goals: Record<string, Named>
  effects: Record<string, Named>
  prisoners: Record<string, Named>
  titles: Record<string, Named>
  games: Record<string, Named>
  modules: Record<string, Named>
  variants: Record<string, Named>
  modes: Record<string, Named>
  extensions: Record<string, Named>
  round_cards: Record<string, Named & { turns: TurnType[]; event: string }>
  /** Powers that are chosen for a bandit before the game. */
  powers: Record<string, Named>
  /** How strong a bot is. */
  bots: Record<string, Named>
  /** Effect as `hint`, ransom as `short`. */
  hostages: Record<string, Named>
  phases: Record<string, string>
  phrases: Record<string, string>
  /** Boxes that are no part of Folsom, by their modules. */
  boxes: Record<string, OutsideBox>
}

/** A box that this client has neither words nor drawings for. */
export interface OutsideBox {
  tokens: Record<string, OutsideToken>
  bandits: Record<string, OutsideBandit>
  /** Of its Round cards. */
  events: string[]
  /** Fluent sources. */
  words: { en: string; fr: string }
}
export interface OutsideToken {
  plural: string
  name: string
  colour: string | null
  hides_money: boolean
}
export interface OutsideBandit {
  colour: string
  ink: string
  letter: string
  /** The same for eyes that confuse colours. */
  colour_apart: string
  ink_apart: string
}

export interface RulesSection {
  /** A question (`plan`, `fire_at`), or `game`, `turns`, `events`, `bandits`. */
  id: string
  title: string
  text: string
  /** Ids of the rules it rests on. */
  rules: string
  /** Whose rule it is: `base`, a module, `strangers`, or a game of its own. */
  box: string
}

/** Where others reach the server. */
export interface Invitation {
  /** Set for the server by whoever runs it. */
  public_url: string | null
  /** Origins that work from other devices; none if it serves its own machine alone. */
  addresses: string[]
}

/** Something that can be chosen, in words. */
export interface Choosable {
  id: string
  name: string
  about?: string
}

/** A bandit in words. */
export interface Character {
  id: string
  name: string
  power: string
}

/** What can be chosen for a new table; see GET /api/setup. */
export interface Setup {
  editions: Choosable[]
  modes: Choosable[]
  /** `gang`: it says who plays with how many bandits, so there is one at a time. */
  variants: (Choosable & { gang: boolean })[]
  bandits: Character[]
  extra_bandits: Character[]
  /** The Marshal, where a player leads that figure. */
  law: Character
  silk_powers: Choosable[]
  modules: Choosable[]
  switches: (Choosable & { module: string })[]
  /** Games of their own, with what belongs to them alone. */
  games: (Choosable & { bots: Choosable[]; extensions?: Choosable[] })[]
  /** What we would bring along ourselves. */
  mixes: (Choosable & { config: Wish })[]
  cars: { id: string; name: string; purses: number; jewels: number }[]
  bots: Choosable[]
  /** Seconds per choice; null is no clock. */
  clocks: (number | null)[]
}

/** So many of these. */
export interface Pick {
  choose: number
  among: string[]
}

/** What the server says of a configuration; see POST /api/setup/check. */
export interface Verdict {
  ok: boolean
  /** Why not. */
  message?: string | null
  /** Why a part, chosen or not, does not go with what else is chosen. */
  refused: Record<string, string>
  /** How many may play this. */
  players: number[]
  /** Besides the locomotive; null where they cannot be chosen. */
  cars?: number | null
  /** Among which they are chosen. */
  wagons?: string[]
  /** The last car, where it is always the same. */
  tail?: string | null
  bandits_per_seat?: number | null
  /** The bandits a seat can have, and those that must be among them. */
  bandits: string[]
  needed: string[]
  events?: { rounds: Pick; stations: Pick } | null
  /** Where seats win and lose together: each seat's side; and a figure without a seat that joins one. */
  sides?: string[]
  joins?: string | null
}
