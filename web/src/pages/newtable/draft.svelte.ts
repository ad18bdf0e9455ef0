/** Draft: the table that is being put together. What may be combined is the server's business. */

import type { Config, NewSeat, NewTable, SeatKind, Setup } from '../../lib/types'

export interface DraftSeat {
  kind: SeatKind
  /** For a person of a hot-seat game; the maker's own name is in `Draft.name`. */
  name: string
  bot: string
}

export class Draft {
  edition = $state('2016')
  mode = $state('advanced')
  /** Who plays with how many bandits; empty for the standard game. */
  variant = $state('')
  expert = $state(false)
  seats = $state<DraftSeat[]>([])
  /** Bandits of all seats in order, or null: drawn. */
  bandits = $state<string[] | null>(null)
  /** Cars behind the locomotive, or null: drawn. */
  cars = $state<string[] | null>(null)
  clock = $state<number | null>(null)
  isPublic = $state(false)
  pile = $state<'open' | 'covered'>('open')
  hotSeat = $state(false)
  latecomers = $state(true)
  spectatorChat = $state(true)
  seed = $state('')
  name = $state('')

  constructor(
    readonly setup: Setup,
    name: string,
    seed: string,
  ) {
    this.name = name
    this.seed = seed
    this.seats = ['person', 'open', 'bot', 'bot'].map((kind) => this.#seat(kind as SeatKind))
    this.chooseBandits(true)
  }

  /** The deal of another game: oneself against bots, until somebody changes it. */
  challenge({ edition, mode, variants = [], players, seats, cars }: Config): void {
    this.edition = edition ?? this.edition
    this.mode = mode ?? this.mode
    this.expert = variants.includes('expert')
    this.variant = variants.find((id) => id !== 'expert') ?? ''
    this.seats = Array.from({ length: players }, (_, n) => this.#seat(n ? 'bot' : 'person'))
    this.bandits = Array.isArray(seats) ? (seats as string[][]).flat() : null
    this.cars = cars?.slice(1) ?? null
  }

  #seat = (kind: SeatKind): DraftSeat => ({ kind, name: '', bot: 'heuristic' })

  get perSeat(): number {
    return this.setup.variants.find(({ id }) => id === this.variant)?.bandits_per_seat ?? 1
  }

  set players(number: number) {
    while (this.seats.length < number) this.seats.push(this.#seat('bot'))
    this.seats.length = number
    this.refill()
  }

  get players(): number {
    return this.seats.length
  }

  /** Chosen bandits must be as many as the seats need; who was chosen stays. */
  refill(): void {
    if (!this.bandits) return
    const all = this.setup.bandits.map(({ id }) => id)
    const pool = [...this.bandits, ...all.filter((id) => !this.bandits!.includes(id))]
    this.bandits = pool.slice(0, this.players * this.perSeat)
  }

  /** Another game: with a number of players that it allows; pairs of bandits are drawn. */
  chooseVariant(variant: string): void {
    this.variant = variant
    const allowed = this.setup.players[variant] ?? []
    if (!allowed.includes(this.players)) this.players = allowed.at(-1) ?? this.players
    this.chooseBandits(this.bandits !== null && this.perSeat === 1)
  }

  chooseBandits(chosen: boolean): void {
    this.bandits = chosen ? [] : null
    this.refill()
  }

  banditsOf(seat: number): string[] {
    return this.bandits?.slice(seat * this.perSeat, (seat + 1) * this.perSeat) ?? []
  }

  /** Give a bandit to a place; whoever had it gets the one that was there. */
  setBandit(place: number, bandit: string): void {
    if (!this.bandits) return
    const other = this.bandits.indexOf(bandit)
    if (other >= 0) this.bandits[other] = this.bandits[place]!
    this.bandits[place] = bandit
  }

  get config(): NewTable['config'] {
    const seats = this.bandits && this.seats.map((_, n) => this.banditsOf(n))
    return {
      edition: this.edition,
      mode: this.mode,
      variants: [this.variant, this.expert ? 'expert' : ''].filter(Boolean),
      players: this.players,
      seats,
      cars: this.cars && ['locomotive', ...this.cars],
    }
  }

  /** The order for the server. */
  toTable(start: boolean): NewTable {
    let mine = true
    const seats = this.seats.map(({ kind, name, bot }): NewSeat => {
      if (kind === 'bot') return { kind, bot }
      if (kind === 'open') return { kind }
      const first = mine
      mine = false
      return { kind, name: first ? this.name : name }
    })
    return {
      config: this.config,
      seats,
      public: this.isPublic,
      clock: this.clock,
      pile: this.pile,
      seed: this.seed.trim() || null,
      hot_seat: this.hotSeat,
      latecomers: this.latecomers,
      spectator_chat: this.spectatorChat,
      start,
    }
  }
}
