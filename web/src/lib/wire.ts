/** Made by tests/client_wire.py from the types of the server. */

/** `belle`, its first bandit, or `marshal`, the Marshal player. Boxes have more. */
export type Seat = string

/** A bandit, or another figure on the board: `marshal`. Boxes have more. */
export type Figure = string

/** `3.roof`, `0.in`; car 0 is the locomotive. Boxes have more. */
export type Position = string

/** `fire`, `floor_change`, `bullet`. Boxes have more. */
export type Card = string

/** A card as its owner writes it: `fire`, `tuco:fire`. Boxes have more. */
export type HandCard = string

/** `purse`, `jewel`, `strongbox`. Boxes have more. */
export type Token = string

/** `standard`, `tunnel`. Boxes have more. */
export type Turn = string

/** What a seat may know of a position; a spectator is told what everybody sees. */
export interface View {
  schema: number
  game: Agreed
  /** Who looks; null for a spectator. */
  seat: Seat | null
  over: boolean
  round: number
  phase: 'set_up' | 'round_start' | 'schemin' | 'stealin' | 'over'
  /** The Round card in force; null before its round. */
  round_card: string | null
  /** Those that have been; not those to come. */
  past_cards: string[]
  /** The turns of the Round card. */
  turns: Turn[]
  /** Which of them is played, from 0 on. */
  turn: number
  /** What happens at the end of the round; empty if nothing does. */
  event: string
  /** The First Player; null until there is one. */
  first: Seat | null
  marshal: Position | null
  /** Neutral bullets in the supply. */
  neutral: number
  /** From the locomotive to the last car. */
  train: Car[]
  /** Positions that belong to no car. */
  places: {
    [k: string]: Place
  }
  bandits: {
    [k: string]: Bandit
  }
  seats: {
    [k: string]: SeatView
  }
  /** The common pile of the round, the card laid first at the beginning. */
  pile: Laid[]
  /** While somebody decides about a token that has left a sheet or a place, and is nowhere yet. */
  loose?: Loose
  /** Only of one's own seat. */
  own?: Own
  /** Only for a seat: values known to be somewhere among tokens mixed before one's eyes. */
  mixed?: Mixed[]
  /** Only when the game is over. */
  result?: Result
  /** Seats that the present question goes to, those that have answered included. */
  asked: Seat[]
}

/** What is played, and what is printed on the pieces. */
export interface Agreed {
  /** Which game it is, if it is not Colt Express. */
  game?: string
  edition: string
  mode: string
  modules: string[]
  variants: string[]
  silk_power: string | null
  /** The Round cards that were chosen; null if they were drawn. */
  events: string[] | null
  options: {
    [k: string]: boolean | number | string
  }
  /** How many rounds a game has. */
  rounds: number
  /** Shots in a revolver. */
  chambers: number
  values: Values
}

/** What pieces are worth that are all alike; a purse has its value on the inside. */
export interface Values {
  jewel: number
  strongbox: number
}

/** A car of the train. */
export interface Car {
  /** Its name: `locomotive`, `dining_car` … */
  car: string
  in: Place
  roof: Place
}

/** The figures and loot at a position. */
export interface Place {
  bandits: Figure[]
  /** Only their number where nobody tells them apart. */
  purses: LabelledToken[] | number
  jewels: number
  strongboxes: number
}

/** A token whose other side is secret: people tell such tokens apart by their numbers. */
export interface LabelledToken {
  label: number
  /** If one has seen it. */
  value?: number
}

/** What everybody may know of a bandit, and what a seat remembers. */
export interface Bandit {
  seat: Seat
  /** null for a figure on no position. */
  at: Position | null
  /** Left in the revolver. */
  bullets: number
  /** Bullets received, from all figures. */
  received: number
  /** … by the figure that shot; `neutral` for neutral ones. */
  received_from: {
    [k: string]: number
  }
  /** Money besides tokens. */
  cash: number
  purses: number
  jewels: number
  strongboxes: number
  /** One's own; everybody's when the game is over. */
  purse_values?: number[]
  /** What one has seen of another's. */
  known_purses?: number[]
}

/** What everybody may know of a seat: how many cards, and what was laid openly. */
export interface SeatView {
  /** None for a seat that plays another figure. */
  bandits: Figure[]
  partner: Seat | null
  hand: number
  deck: number
  /** Bullets that everybody saw put on top of the deck. */
  bullets_on_top: number
  discard: number
  open_discard: HandCard[]
}

/** A card of the pile. */
export interface Laid {
  seat: Seat
  /** It lies face down. */
  hidden: boolean
  resolved: boolean
  /** Laid openly, but another card lies on it, where the pile is covered. */
  covered?: true
  /** Whose card it is, and which: to those who may know it. */
  bandit?: Figure
  card?: Card
}

/** A token in nobody's hands: it was here, or with this bandit. */
export interface Loose {
  token: Token
  bandit?: Figure
  position?: Position
}

/** One's own cards. */
export interface Own {
  hand: HandCard[]
  /** Kept for the next round, when the others go back. */
  kept: HandCard[]
  /** What must be in the deck; its order is not known. */
  deck: HandCard[]
  /** What one knows to lie under it. */
  under: HandCard[]
  borrowed_by_partner: number
  discard: HandCard[]
}

/** Of these tokens, by label or whereabouts, one knows that they have these faces. */
export interface Mixed {
  among?: string[]
  values?: number[]
}

/** How a game has ended. */
export interface Result {
  winners: Seat[]
  seats: {
    [k: string]: SeatResult
  }
}

/** What a seat has in the end. */
export interface SeatResult {
  /** Of the seat, or of the side with which it wins and loses. */
  score: number
  own_money: number
  gunslinger: boolean
  received: number
  rank: number
}

/** The figures and things that a question is about. */
export interface About {
  /** Who acts. */
  bandit?: Figure
  /** The figure that it happens to. */
  victim?: Figure
  token?: Token
  /** With `total`: which player turn in a row it is, and of how many. */
  number?: number
  total?: number
}

/** The things that an option points at. */
export interface PointsAt {
  card?: Card
  /** Whose card it is. */
  bandit?: Figure
  /** It would be laid face down. */
  hidden?: boolean
  figure?: Figure
  position?: Position
  token?: Token
  /** Its number, where there are several. */
  label?: number
  /** What is on the other side of one's own token. */
  value?: number
  /** It points at nothing: the text of a button. */
  button?: string
}

/** The game begins. */
export interface GameBegun {
  kind: 'game_begun'
  first: Seat | null
  text: string | null
}

/** A figure is put down at the start. */
export interface Placed {
  kind: 'placed'
  figure: Figure
  position: Position
  text: string | null
}

export interface RoundBegun {
  kind: 'round_begun'
  round: number
  first: Seat
  text: string | null
}

/** The Round card is turned up. */
export interface CardTurned {
  kind: 'card_turned'
  round_card: string
  text: string | null
}

export interface TurnBegun {
  kind: 'turn_begun'
  turn: number
  turn_type: Turn
  text: string | null
}

/** A card of one's own choice is taken into the hand, or not. */
export interface FreeCard {
  kind: 'free_card'
  seat: Seat
  taken: boolean
  /** Only to that seat. */
  cards?: HandCard[]
  text: string | null
}

/** A card of the partner's comes into the hand. */
export interface Borrowed {
  kind: 'borrowed'
  seat: Seat
  partner: Seat
  /** Only to that seat. */
  cards?: HandCard[]
  text: string | null
}

export interface HandFilled {
  kind: 'hand_filled'
  seat: Seat
  number: number
  /** Only to that seat. */
  cards?: HandCard[]
  text: string | null
}

export interface BulletsDiscarded {
  kind: 'bullets_discarded'
  seat: Seat
  number: number
  text: string | null
}

/** A card is laid on the pile. */
export interface Played {
  kind: 'played'
  seat: Seat
  /** Its place in the pile. */
  index: number
  hidden: boolean
  /** Face down only to that seat. */
  bandit?: Figure
  card?: Card
  text: string | null
}

export interface Drew {
  kind: 'drew'
  seat: Seat
  number: number
  /** Only to that seat. */
  cards?: HandCard[]
  text: string | null
}

/** The discard pile becomes the deck. */
export interface Poured {
  kind: 'poured'
  seat: Seat
  number: number
  text: string | null
}

/** Cards of the hand go back to the deck. */
export interface HandReturned {
  kind: 'hand_returned'
  seat: Seat
  number: number
  text: string | null
}

/** Some cards of the hand are kept, the others discarded. */
export interface HandKept {
  kind: 'hand_kept'
  seat: Seat
  kept: number
  discarded: number
  text: string | null
}

/** From now on cards are carried out. */
export interface StealinBegun {
  kind: 'stealin_begun'
  text: string | null
}

/** A card of the pile is carried out. */
export interface Resolving {
  kind: 'resolving'
  bandit: Figure
  card: Card
  index: number
  was_hidden: boolean
  text: string | null
}

/** A card does nothing. */
export interface NoEffect {
  kind: 'no_effect'
  bandit: Figure
  card: Card
  /** `no_target`, `no_bullet`, `no_loot`, `nobody_here`, `no_way`; boxes have more. */
  why: string
  text: string | null
}

export interface Moved {
  from: Position
  to: Position
  kind: 'moved'
  figure: Figure
  /** `walked`, `climbed`, `punched`, `shoved`, `fled`, `swept`, `led`; boxes have more. */
  how: string
  text: string | null
}

export interface Shot {
  kind: 'shot'
  bandit: Figure
  target: Figure
  bullets_left: number
  text: string | null
}

export interface Punched {
  kind: 'punched'
  bandit: Figure
  target: Figure
  text: string | null
}

/** A bandit loses a token, which lies here now. */
export interface LootFell {
  kind: 'loot_fell'
  bandit: Figure
  token: Token
  position: Position
  label?: number
  /** Only to those who have seen it. */
  value?: number
  text: string | null
}

/** A bandit keeps a token that has fallen from a victim. */
export interface LootKept {
  kind: 'loot_kept'
  bandit: Figure
  victim: Figure
  token: Token
  /** Only to those who have seen it. */
  value?: number
  text: string | null
}

export interface LootTaken {
  kind: 'loot_taken'
  bandit: Figure
  token: Token
  position: Position
  label?: number
  /** Only to those who have seen it. */
  value?: number
  text: string | null
}

/** A bandit receives a neutral bullet; so many are left in the supply. */
export interface NeutralBullet {
  kind: 'neutral_bullet'
  bandit: Figure
  supply: number
  text: string | null
}

/** There are fewer neutral bullets than bandits concerned. */
export interface SupplyShort {
  kind: 'supply_short'
  concerned: number
  supply: number
  removed: boolean
  text: string | null
}

/** What the Round card announced happens. */
export interface EventBegun {
  kind: 'event_begun'
  event: string
  text: string | null
}

export interface LootLaid {
  kind: 'loot_laid'
  token: Token
  position: Position
  text: string | null
}

/** A bandit gets money that is no token. */
export interface Paid {
  kind: 'paid'
  bandit: Figure
  amount: number
  text: string | null
}

/** A token leaves the game. */
export interface LootForfeited {
  kind: 'loot_forfeited'
  bandit: Figure
  token: Token
  /** Only to those who have seen it. */
  value?: number
  text: string | null
}

/** A card goes back to its owner; without one, all that is left of the pile does. */
export interface CardsReturned {
  kind: 'cards_returned'
  bandit?: Figure
  card?: Card
  text: string | null
}

export interface RoundEnded {
  kind: 'round_ended'
  round: number
  text: string | null
}

export interface Scored {
  kind: 'scored'
  seat: Seat
  money: number
  gunslinger: boolean
  received: number
  text: string | null
}

export interface GameOver {
  kind: 'game_over'
  winners: Seat[]
  text: string | null
}

/** What is played; a game of another kind says which. */
export interface Config {
  schema?: number
  /** `express` if it is not said. */
  game?: string
  players?: number
  /** Who has which bandits; null until they are drawn. */
  seats?: Figure[][] | null
  edition?: string
  mode?: string
  variants?: string[]
  modules?: string[]
  extra_bandits?: string[]
  silk_power?: string | null
  cars?: string[] | null
  events?: string[] | null
  options?: {
    [k: string]: boolean | number | string
  }
  extensions?: string[]
}

/** A question to a seat. */
export interface Decision {
  seat: number
  name: Seat
  question: string
  about: About
  sentence: string
  /** What is unlike other times, such as a Tunnel. */
  special: string | null
  hint: string
  /** Ids of the rules it rests on. */
  rules: string
  options: Option[]
}

/** An answer. Of those that look the same to the seat one is sent. */
export interface Option {
  /** The notation to send back. */
  text: string
  verb: string
  points_at: PointsAt
  /** For people. */
  label: string
}

/** What a choice brought about; number 0 is the set-up. */
export interface Step {
  n: number
  seat: number | null
  events: GameEvent[]
}

export interface Clock {
  /** null while several decide at once. */
  seat: number | null
  /** When it runs out. */
  until: number
}

export interface ChatLine {
  n: number
  seat: number | null
  /** Said by a spectator. */
  spectator: boolean
  name: string
  text: string | null
  phrase: string | null
  at: number
}

/** What a thing of the table is, and what it means now. */
export interface Explained {
  /** Empty for what nobody knows. */
  name: string
  rule: string
  /** What the lines are about. */
  head: string
  now: string[]
}

/** What is so now. */
export interface Present {
  /** The present number of the log; to be sent back as `seen`. */
  n: number
  /** The seat through whose eyes one looks; in hot-seat the one that is asked. */
  you: number | null
  decisions: Decision[]
  clock: Clock | null
  /** May one take back one's last choice? */
  undo: boolean
  /** Only in hot-seat, where `view` is public: what the seat in question sees; null if none is. */
  own_view?: View | null
}

/** Everything, on connecting, at the start, or when a client is lost. */
export interface StateMessage {
  n: number
  you: number | null
  decisions: Decision[]
  clock: Clock | null
  undo: boolean
  own_view?: View | null
  type: 'state'
  table: Table
  seats_of_mine: number[]
  /** null before the start. */
  view: View | null
  log: Step[]
  /** The last hundred lines. */
  chat: ChatLine[]
  hosting: boolean
}

/** A choice was made; events as this seat may see them. */
export interface StepMessage {
  n: number
  you: number | null
  decisions: Decision[]
  clock: Clock | null
  undo: boolean
  own_view?: View | null
  type: 'step'
  seat: number
  by: 'person' | 'bot' | 'clock'
  events: GameEvent[]
  view: View
}

/** A choice was taken back. */
export interface UndoneMessage {
  n: number
  you: number | null
  decisions: Decision[]
  clock: Clock | null
  undo: boolean
  own_view?: View | null
  type: 'undone'
  seat: number
  /** What the log has from this number on is gone. */
  log_from: number
  view: View
}

/** Who keeps the table waiting, without a number; never when the game is over. */
export interface WaitingMessage {
  type: 'waiting'
  /** Those that have not answered yet, bots too. */
  seats: number[]
  /** Since when the question has been open. */
  since: number
  /** Seats that no bot plays for. */
  people: Awaited[]
  /** As in `state`; it changes when the last of the people comes. */
  clock: Clock | null
}

/** Somebody who is waited for. */
export interface Awaited {
  seat: number
  /** From when on a bot may play for them. */
  bot_from: number
  /** Who may let it, by `hand_over`; anybody with a seat. */
  by: 'host' | 'anybody'
}

/** People came or went, the game started, the clock changed. */
export interface TableMessage {
  type: 'table'
  table: Table
}

/** Somebody spoke. */
export interface ChatMessage {
  type: 'chat'
  chat: ChatLine
}

/** The answer to a command; a repeated id gets the same answer and does nothing twice. */
export interface Reply {
  type: 'reply'
  id: string | number
  ok: boolean
  error: string | null
  message: string | null
  n?: number
  /** To `hint`: what the bot would do. */
  option?: string
  /** … and what decided it. */
  why?: string
  /** To `look`. */
  view?: View
  /** To `explain`. */
  explained?: Explained
  /** With `stale`, unless nothing has happened since it was sent last. */
  state?: StateMessage
}

export interface Table {
  id: string
  /** until the end only for those at the table */
  code?: string | null
  state: 'open' | 'dealing' | 'running' | 'over'
  public: boolean
  host: string
  config: Config
  clock: number | null
  absence: number | null
  pile: 'open' | 'covered'
  hot_seat: boolean
  latecomers: boolean
  spectator_chat: boolean
  seats: TableSeat[]
  /** the last number of the log; not in lists */
  n?: number | null
  created: number
  /** the table of the next game, once somebody wants it */
  rematch: string | null
  /** the seat that called for it; null for a host who has none */
  rematch_by: number | null
  /** the house's seal on the deal: the hash of its secret */
  seed_hash: string
  chosen_seed: string | null
  /** what devices add to the deal; not in lists */
  parts?: Part[]
  /** only when the game is over */
  secret?: string | null
  /** only when the game is over */
  seed?: string | null
  /** 0 before the first; in lists only in `mine` */
  round?: number | null
  /** how often a choice was taken back; in lists only in `mine` */
  taken_back?: number | null
  /** is it the host who asks? not in lists */
  hosting?: boolean | null
  /** the version of the rules that the game was started by */
  rules: number | null
  /** the number of a choice that has no meaning by today's rules; the game can be watched up to it, and not played on; 0 in lists: nothing can be shown */
  outdated?: number | null
}

export interface TableSeat {
  n: number
  bandits: string[]
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  here: boolean
  played_by_bot: boolean
  /** … for good; the bot does not give the seat back */
  gave_up: boolean
  /** one may sit down here now */
  free: boolean
  /** whoever has the seat has it in a rematch too */
  rides_again: boolean
}

/** What a device adds to the deal. */
export interface Part {
  seats: number[]
  pledge: string
  /** null until the cards are dealt, or if it did not come */
  part: string | null
}

/** Kinds of events, and what each of them says. */

export interface Events {
  game_begun: GameBegun
  placed: Placed
  round_begun: RoundBegun
  card_turned: CardTurned
  turn_begun: TurnBegun
  free_card: FreeCard
  borrowed: Borrowed
  hand_filled: HandFilled
  bullets_discarded: BulletsDiscarded
  played: Played
  drew: Drew
  poured: Poured
  hand_returned: HandReturned
  hand_kept: HandKept
  stealin_begun: StealinBegun
  resolving: Resolving
  no_effect: NoEffect
  moved: Moved
  shot: Shot
  punched: Punched
  loot_fell: LootFell
  loot_kept: LootKept
  loot_taken: LootTaken
  neutral_bullet: NeutralBullet
  supply_short: SupplyShort
  event_begun: EventBegun
  loot_laid: LootLaid
  paid: Paid
  loot_forfeited: LootForfeited
  cards_returned: CardsReturned
  round_ended: RoundEnded
  scored: Scored
  game_over: GameOver
}

export type GameEvent = Events[keyof Events]
