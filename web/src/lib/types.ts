/** Types of docs/api.md: what the server says, and what it wants to hear. */

/** `purse`, `jewel`, `strongbox`; expansions have more. */
export type TokenKind = string
/** `fire`, `floor_change`, `bullet`; expansions have more. */
export type CardKind = string
/** `standard`, `tunnel`; expansions have more. */
export type TurnType = string
/** `3.roof`, `0.in`; car 0 is the locomotive. Expansions have places beside the train. */
export type Position = string

// ---------- tables ----------

/** `dealing`: the game was called, and devices give their parts of the deal. */
export type TableState = 'open' | 'dealing' | 'running' | 'over'
export type SeatKind = 'person' | 'bot' | 'open'

export interface Seat {
  n: number
  bandits: string[]
  kind: SeatKind
  name: string | null
  bot: string | null
  here: boolean
  played_by_bot: boolean
  /** … for good: who sat there does not come back. */
  gave_up: boolean
  /** Somebody may sit down here now: nobody sits there, or a bot does and latecomers may join. */
  free: boolean
  /** Is it the same person's in the next game? Not once it was given up, unless all have left. */
  rides_again?: boolean
}

export interface Config {
  players: number
  edition?: string
  mode?: string
  seats?: unknown
  cars?: string[] | null
  variants?: string[]
  /** `express` if it is not said. */
  game?: string
  modules?: string[]
  extra_bandits?: string[]
  silk_power?: string | null
  events?: string[] | null
  options?: Record<string, unknown>
  extensions?: string[]
  [more: string]: unknown
}

export interface Table {
  id: string
  /** Until the end only told to those at the table. */
  code?: string | null
  state: TableState
  public: boolean
  host: string | null
  config: Config
  /** Seconds per choice. */
  clock: number | null
  pile: 'open' | 'covered'
  hot_seat: boolean
  /** May people take over from bots while the game runs? */
  latecomers: boolean
  /** May those who watch talk? */
  spectator_chat: boolean
  /** 0 before the start. */
  round: number
  seats: Seat[]
  n: number
  created: string
  /** The table of the next game, once somebody called for it. */
  rematch: string | null
  /** The seat that did; null for a host who has none. */
  rematch_by: number | null
  /** The house's seal on the deal. */
  seed_hash: string
  chosen_seed: string | null
  /** What devices add to the deal. */
  parts: Part[]
  /** How often somebody took a choice back. */
  taken_back: number
  /** Only when the game is over. */
  seed?: string
  /** The number of a choice that today's rules do not know: the game can only be watched. */
  outdated?: number
}

/** What a device adds to a deal; null until it is dealt, or if it did not come. */
export interface Part {
  seats: number[]
  pledge: string
  part: string | null
}

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

export interface NewTable {
  config: Partial<Config>
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

// ---------- views ----------

export interface Place {
  bandits: string[]
  purses: { label: number; value?: number }[]
  jewels: number
  strongboxes: number
  /** Loot of expansions, by its plural: a number, or labelled tokens. */
  [more: string]: unknown
}

export interface CarView {
  car: string
  in: Place
  roof: Place
}

export interface BanditView {
  seat: string
  at: Position | null
  bullets: number
  received: number
  received_from: Record<string, number>
  cash: number
  purses: number
  jewels: number
  strongboxes: number
  /** Own purses, or everybody's at the end. */
  purse_values?: number[]
  /** What one has seen of another's purses. */
  known_purses?: number[]
  /** What expansions have to say of him. */
  [more: string]: unknown
}

export interface SeatView {
  bandits: string[]
  partner: string | null
  hand: number
  deck: number
  bullets_on_top: number
  discard: number
  open_discard: string[]
}

export interface PileCard {
  seat: string
  hidden: boolean
  resolved: boolean
  /** Laid openly, but another card lies on it; where the pile is covered. */
  covered?: boolean
  bandit?: string
  card?: CardKind
}

export interface SeatResult {
  score: number
  own_money: number
  gunslinger: boolean
  received: number
  rank: number
  /** Part of `own_money`: what the parts of an expansion have brought. */
  [more: string]: unknown
}

export interface View {
  schema: number
  game: {
    /** Which game it is; Colt Express if it does not say. */
    game?: string
    /** How many rounds are played. */
    rounds: number
    /** Shots in a revolver. */
    chambers: number
    /** What is printed on tokens; a purse has its value on the inside. */
    values: { jewel: number; strongbox: number }
    /** Ids of the expansions that are played. */
    modules?: string[]
  }
  /** The name of one's seat (its first bandit); null for a spectator. */
  seat: string | null
  over: boolean
  round: number
  phase: 'set_up' | 'round_start' | 'schemin' | 'stealin' | 'over'
  /** false where the rules forbid talk for the moment. */
  talk?: boolean
  round_card: string | null
  past_cards: string[]
  turns: TurnType[]
  turn: number
  event: string
  first: string
  marshal: Position | null
  neutral: number
  train: CarView[]
  /** Positions that belong to no car. */
  places?: Record<Position, Place>
  bandits: Record<string, BanditView>
  seats: Record<string, SeatView>
  pile: PileCard[]
  /** While somebody decides about a token: it has left this sheet or place, and is nowhere yet. */
  loose?: { token: TokenKind; bandit?: string; position?: Position }
  own?: {
    hand: string[]
    kept: string[]
    deck: string[]
    borrowed_by_partner: number
    discard: string[]
  }
  mixed?: { among: string[]; values: number[] }[]
  /** What lies open of the Marshal, where somebody plays him; his secrets before his own eyes. */
  law?: unknown
  /** Seats to which the present question goes. */
  asked: string[]
  result?: {
    winners: string[]
    seats: Record<string, SeatResult>
    /** The Marshal's Goals, and whether each is met. */
    goals?: Record<string, boolean>
    teams?: Record<string, unknown>
  }
}

// ---------- decisions and events ----------

export interface PointsAt {
  card?: CardKind
  bandit?: string
  hidden?: boolean
  figure?: string
  position?: Position
  token?: TokenKind
  label?: number
  button?: string
  [more: string]: unknown
}

export interface Option {
  /** The notation to send back. */
  text: string
  verb: string
  points_at: PointsAt
  /** For people. */
  label: string
}

export interface Decision {
  seat: number
  name: string
  question: string
  about: {
    bandit?: string
    victim?: string
    token?: TokenKind
    place?: Position
    [more: string]: unknown
  }
  sentence: string
  /** What is unlike other times: "Speeding-up: 1 of 2". */
  special: string | null
  hint: string | null
  options: Option[]
}

export interface GameEvent {
  kind: string
  /** The sentence that tells it; null if a story leaves it out. */
  text: string | null
  seat?: string
  first?: string
  bandit?: string
  figure?: string
  target?: string
  victim?: string
  position?: Position
  from?: Position
  to?: Position
  /** `walked`, `climbed`, `fled`; expansions have more. */
  how?: string
  why?: string
  card?: CardKind
  cards?: string[]
  index?: number
  hidden?: boolean
  was_hidden?: boolean
  token?: TokenKind
  label?: number
  value?: number
  amount?: number
  number?: number
  round?: number
  round_card?: string
  turn?: number
  turn_type?: TurnType
  event?: string
  bullets_left?: number
  winners?: string[]
  money?: number
  gunslinger?: boolean
  received?: number
  [more: string]: unknown
}

/** What one choice brought about. */
export interface Step {
  n: number
  seat: string | number | null
  events: GameEvent[]
}

export interface Clock {
  /** null while several decide at once. */
  seat: number | null
  /** When it runs out, as Unix time. */
  until: number
}

export interface ChatLine {
  n: number
  seat: number | null
  name: string | null
  /** Said by somebody who watches. */
  spectator: boolean
  text: string | null
  phrase: string | null
  at: string
}

// ---------- socket ----------

/** What is so now; part of `state`, `step` and `undone`. */
interface Present {
  /** Number of the last entry in the table's log; to be sent as `seen`. */
  n: number
  /** The seat with whose eyes one looks; in a hot-seat game the one that is asked. */
  you: number | null
  /** Only in a hot-seat game, where `view` is public: what the one who is asked sees. */
  own_view?: View | null
  decisions: Decision[]
  /** May one take back one's last choice? */
  undo: boolean
  clock: Clock | null
}

export interface StateMessage extends Present {
  type: 'state'
  table: Table
  seats_of_mine: number[]
  /** Is this device the host's? */
  hosting: boolean
  /** null before the start. */
  view: View | null
  log: Step[]
  chat: ChatLine[]
}

export interface StepMessage extends Present {
  type: 'step'
  /** null while others answer in secret. */
  seat: string | number | null
  by: 'person' | 'bot' | 'clock' | null
  events: GameEvent[]
  view: View
}

export interface UndoneMessage extends Present {
  type: 'undone'
  seat: string | number
  view: View
  /** Entries of the log from this number on are gone. */
  log_from: number
}

/** Who keeps the table waiting. */
export interface WaitingMessage {
  type: 'waiting'
  /** The seats that have not answered yet, bots too. */
  seats: number[]
  /** Since when they have been asked, as Unix time. */
  since: number
  /** The people among them: from when on a bot may play for each, and who may let it. */
  people: { seat: number; bot_from: number; by: 'host' | 'anybody' }[]
  /** The time that is left, which begins when all have come. */
  clock: Clock | null
}

export type FromServer =
  | StateMessage
  | StepMessage
  | UndoneMessage
  | { type: 'table'; table: Table }
  | WaitingMessage
  | { type: 'chat'; chat: ChatLine }
  | Reply

export interface Reply {
  type: 'reply'
  id: string
  ok: boolean
  error?: string
  message?: string
  n?: number
  option?: string
  why?: string
  /** To `look`. */
  view?: View
  /** To `explain`. */
  explained?: Explained
  /** With `stale`: how things are. */
  state?: StateMessage
}

/** What a thing of the table is, and what it means now. */
export interface Explained {
  /** Empty if nobody knows it. */
  name: string
  rule: string
  /** What the lines are about, and the lines. */
  head: string
  now: string[]
}

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
  seat: string | number | null
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
  /** The Marshal, where a player leads him. */
  law: Character
  silk_powers: Choosable[]
  modules: Choosable[]
  switches: (Choosable & { module: string })[]
  /** Games of their own, with what belongs to them alone. */
  games: (Choosable & { bots: Choosable[]; extensions?: Choosable[] })[]
  /** What we would bring along ourselves. */
  mixes: (Choosable & { config: Partial<Config> })[]
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
  /** Whom a seat can be given to, and who must be among them. */
  bandits: string[]
  needed: string[]
  events?: { rounds: Pick; stations: Pick } | null
  /** Where seats win and lose together: the side of each seat; and who joins one of them. */
  sides?: string[]
  joins?: string | null
}
