/** Draft: the table that is being put together. What may be combined is the server's business. */

import { api } from '../../lib/api'
import { t } from '../../lib/i18n'
import type { Choosable, Wish, NewSeat, NewTable, SeatKind, Setup, Verdict } from '../../lib/types'

export interface DraftSeat {
  kind: SeatKind
  /** Of a further person at this device; the maker's own name is in `Draft.name`. */
  name: string
  bot: string
}

export const SUPER = 'super'
const BASE = 'base'
const LOCOMOTIVE = 'locomotive'
const SILK = 'silk'
const FEWEST_TO_SHARE = 2
const USUAL_BOT = 'outlaw' // a fair rival who answers at once

export class Draft {
  /** `express`, or a game of its own. */
  game = $state('express')
  edition = $state('2016')
  mode = $state('advanced')
  /** Boxes besides the base game. */
  modules = $state<string[]>([])
  /** Switches of boxes that are on. */
  switches = $state<string[]>([])
  /** Bandits of other boxes who ride along. */
  extras = $state<string[]>([])
  silkPower = $state('')
  /** Who plays with how many bandits; empty for the standard game. */
  gang = $state('')
  /** Other variants; each goes with any gang. */
  variants = $state<string[]>([])
  /** Round and Station cards, or null: drawn. */
  events = $state<string[] | null>(null)
  /** Extensions of a game of its own. */
  extensions = $state<string[]>([])
  seats = $state<DraftSeat[]>([])
  /** Bandits of all seats in order, or null: drawn. */
  bandits = $state<string[] | null>(null)
  /** Cars behind the locomotive, or null: drawn. */
  cars = $state<string[] | null>(null)
  clock = $state<number | null>(null)
  isPublic = $state(false)
  pile = $state<'open' | 'covered'>('open')
  /** Several people at this device. */
  hotSeat = $state(false)
  latecomers = $state(true)
  spectatorChat = $state(true)
  seed = $state('')
  name = $state('')
  /** Said by the server, and part of the next request: so they stand apart from the verdict. */
  perSeat = $state(1)
  tail = $state<string | null>(null)
  /** What the server says of it all. */
  verdict = $state.raw<Verdict>({ ok: true, refused: {}, players: [], bandits: [], needed: [] })

  /** What can be chosen, in the words of the present language. */
  setup = $state.raw() as Setup

  constructor(setup: Setup, name: string, seed = '') {
    this.setup = setup
    this.name = name
    this.seed = seed
    this.silkPower = setup.silk_powers[0]?.id ?? ''
    this.verdict = { ...this.verdict, bandits: setup.bandits.map(({ id }) => id) }
    this.sit(['person', 'open', 'bot', 'bot'])
    this.chooseBandits(true)
  }

  sit(kinds: SeatKind[]): void {
    this.seats = kinds.map(this.#seat)
    this.#refill()
  }

  /** The game of a mix, or of a challenge, for oneself against bots. */
  take(config: Wish): void {
    const { variants = [], modules = [], players = this.players, seats, cars } = config
    const isGang = (id: string) =>
      this.setup.variants.some((other) => other.id === id && other.gang)
    this.game = config.game ?? 'express'
    this.edition = config.edition ?? '2016'
    this.mode = config.mode ?? 'advanced'
    this.modules = modules.filter((id) => id !== BASE)
    this.switches = Object.keys(config.options ?? {}).filter((id) => config.options?.[id] === true)
    const named = Array.isArray(seats) ? (seats as string[][]).flat() : null
    const isStranger = (id: string) => this.setup.extra_bandits.some((other) => other.id === id)
    const invited = config.extra_bandits ?? []
    const others = named?.filter((id) => isStranger(id) && !invited.includes(id)) ?? []
    this.extras = [...invited, ...others]
    this.silkPower = config.silk_power ?? this.silkPower
    this.gang = variants.find(isGang) ?? ''
    this.variants = variants.filter((id) => !isGang(id))
    this.events = config.events ?? null
    this.extensions = [...(config.extensions ?? [])]
    const people = this.hotSeat ? this.people : this.people.slice(0, 1)
    this.sit(
      Array.from({ length: players }, (_, n) => (n < (people.length || 1) ? 'person' : 'bot')),
    )
    for (const [n, { name }] of people.slice(0, players).entries()) this.seats[n]!.name = name
    this.cars = cars?.slice(1).filter((id) => id !== this.tail) ?? null
    if (named) this.bandits = named
  }

  /** Bots that know the game. */
  get bots(): Choosable[] {
    return this.setup.games.find(({ id }) => id === this.game)?.bots ?? this.setup.bots
  }

  /** The bot of a seat, if it knows the game; else the best one. */
  botOf = ({ bot }: DraftSeat): string =>
    this.bots.some(({ id }) => id === bot) ? bot : this.bots[0]!.id

  #seat = (kind: SeatKind): DraftSeat => ({ kind, name: '', bot: USUAL_BOT })

  set players(number: number) {
    const played = this.people.length > 0
    while (this.seats.length < number) this.seats.push(this.#seat('bot'))
    this.seats.length = number
    if (played && !this.people.length) this.seats[0]!.kind = 'person'
    this.#refill()
  }

  /** The seats of those who sit at this device. */
  get people(): DraftSeat[] {
    return this.seats.filter(({ kind }) => kind === 'person')
  }

  /** Several people at this device, at least two; or oneself alone, and bots for the others. */
  share(on: boolean): void {
    this.hotSeat = on
    if (!on) for (const seat of this.people.slice(1)) seat.kind = 'bot'
    const free = [...this.#seatsOf('open'), ...this.#seatsOf('bot')]
    while (on && this.people.length < FEWEST_TO_SHARE && free.length) free.shift()!.kind = 'person'
  }

  #seatsOf = (kind: SeatKind): DraftSeat[] => this.seats.filter((seat) => seat.kind === kind)

  /** Who sits here. Nobody but oneself is at a device that is not shared: one changes places. */
  place(seat: DraftSeat, kind: SeatKind): void {
    if (kind === 'person' && !this.hotSeat) for (const own of this.people) own.kind = seat.kind
    seat.kind = kind
  }

  get players(): number {
    return this.seats.length
  }

  /** Put it before the server, which explains what does not go together; in an effect. */
  check(): () => void {
    const config = this.config
    let stale = false
    api.check(config).then(
      (verdict) => {
        if (!stale) this.#settle(verdict)
      },
      (error: Error) => {
        if (!stale) this.verdict = { ...this.verdict, ok: false, message: error.message }
      },
    )
    return () => (stale = true)
  }

  /** Follow the verdict where something was chosen for another mix: seats, bandits, cars. */
  #settle(verdict: Verdict): void {
    const before = this.verdict
    const mixed = String(before.players) !== String(verdict.players)
    const { ok, message, refused, players } = verdict
    // Where nothing can be played, what could be chosen before stays on the page.
    this.verdict = verdict.bandits.length ? verdict : { ...before, ok, message, refused, players }
    if (mixed && verdict.players.length && !verdict.players.includes(this.players))
      this.players = verdict.players.findLast((n) => n < this.players) ?? verdict.players[0]!
    const each = this.verdict.bandits_per_seat ?? 1
    if (each > 1 && each !== this.perSeat) this.bandits = null // pairs are drawn, unless wanted
    this.perSeat = each
    this.tail = this.verdict.tail ?? null
    this.#refill()
    const known = verdict.wagons ?? []
    if (this.cars && mixed && known.length && !this.#coupled(known)) this.chooseCars(true)
    const among = verdict.events && [
      ...verdict.events.rounds.among,
      ...verdict.events.stations.among,
    ]
    if (this.events)
      this.events = among?.length ? this.events.filter((id) => among.includes(id)) : null
  }

  /** Chosen bandits are as many as the seats need, and can all play; those chosen already stay. */
  #refill(): void {
    if (!this.bandits) return
    const { bandits, needed } = this.verdict
    const number = this.players * this.perSeat
    const kept = this.#inviting(this.bandits.filter((id) => bandits.includes(id)))
    const free = bandits.filter((id) => !kept.includes(id) && !needed.includes(id))
    const missing = needed.filter((id) => !kept.includes(id))
    const filled = [...kept, ...free].slice(0, number - missing.length)
    const lost = needed.filter((id) => !missing.includes(id) && !filled.includes(id))
    const next = [...filled.slice(0, number - missing.length - lost.length), ...lost, ...missing]
    if (String(next) !== String(this.bandits)) this.bandits = next
  }

  /** Strangers who were asked along have seats, if need be those of others; but not one's own. */
  #inviting(seated: string[]): string[] {
    const { bandits, needed } = this.verdict
    const guests = this.extras.filter((id) => bandits.includes(id) && !seated.includes(id))
    const next = [...seated]
    for (let n = next.length - 1; n > 0 && guests.length; n--)
      if (!this.extras.includes(next[n]!) && !needed.includes(next[n]!)) next[n] = guests.pop()!
    return next
  }

  chooseBandits(chosen: boolean): void {
    this.bandits = chosen ? [] : null
    this.#refill()
  }

  banditsOf(seat: number): string[] {
    return this.bandits?.slice(seat * this.perSeat, (seat + 1) * this.perSeat) ?? []
  }

  /** Give a bandit to a place; the place that had it gets the one that was there. */
  setBandit(place: number, bandit: string): void {
    if (!this.bandits) return
    const other = this.bandits.indexOf(bandit)
    if (other >= 0) this.bandits[other] = this.bandits[place]!
    this.bandits[place] = bandit
  }

  /** How many cars can be chosen: one that is always the last cannot. */
  get wagons(): number {
    return (this.verdict.cars ?? 0) - (this.tail ? 1 : 0)
  }

  /** Are the chosen cars as many as wanted, and all of this game? */
  #coupled = (known: string[]): boolean =>
    this.cars?.length === this.wagons && this.cars.every((id) => known.includes(id))

  chooseCars(chosen: boolean): void {
    const known = this.verdict.wagons ?? []
    const kept = this.cars?.filter((id) => known.includes(id)) ?? []
    const pool = [...kept, ...known.filter((id) => !kept.includes(id))]
    this.cars = chosen ? pool.slice(0, this.wagons) : null
  }

  get config(): NewTable['config'] {
    const { players } = this
    const seats = this.bandits && this.seats.map((_, n) => this.banditsOf(n))
    const modules = [BASE, ...this.modules]
    if (this.game === SUPER) {
      const mixed = this.modules.length ? { modules } : {}
      return { game: SUPER, players, seats, extensions: this.extensions, ...mixed }
    }
    const switches = this.setup.switches.filter(
      ({ id, module }) => this.switches.includes(id) && this.modules.includes(module),
    )
    const tail = this.tail ? [this.tail] : []
    return {
      edition: this.edition,
      mode: this.mode,
      variants: [this.gang, ...this.variants].filter(Boolean),
      modules,
      options: Object.fromEntries(switches.map(({ id }) => [id, true])),
      extra_bandits: this.extras,
      silk_power: this.extras.includes(SILK) ? this.silkPower : null,
      events: this.events,
      players,
      seats,
      cars: this.cars && [LOCOMOTIVE, ...this.cars, ...tail],
    }
  }

  /** The order for the server. */
  toTable(start: boolean): NewTable {
    const { people } = this
    const isShared = people.length > 1
    const seats = this.seats.map((seat, n): NewSeat => {
      const { kind } = seat
      if (kind === 'bot') return { kind, bot: this.botOf(seat) }
      if (kind === 'open') return { kind }
      const name = (seat === people[0] ? this.name : seat.name).trim()
      return { kind, name: name || (isShared ? t('new-player', { seat: n + 1 }) : '') }
    })
    return {
      config: this.config,
      seats,
      public: this.isPublic,
      clock: this.clock,
      pile: this.pile,
      seed: this.seed.trim() || null,
      hot_seat: isShared,
      latecomers: this.latecomers,
      spectator_chat: this.spectatorChat,
      start,
    }
  }
}
