/** Game: one table as this device sees it. State = the last view + the steps still to be told. */

import { tick } from 'svelte'
import { api } from '../api'
import { attend } from '../fair'
import { report } from '../faults.svelte'
import { t } from '../i18n'
import { secondsUntil } from '../servertime'
import { settings, type Speed } from '../settings.svelte'
import { play } from '../sound'
import type {
  ChatLine,
  Clock,
  Decision,
  Explained,
  FromServer,
  GameEvent,
  Option,
  Seat,
  StateMessage,
  Step,
  StepMessage,
  Table,
  UndoneMessage,
  View,
  WaitingMessage,
} from '../types'
import { Connection, type Line } from './connection'
import { targetsOf } from './highlight'
import { Pace } from './pace'
import { stagingOf } from './staging'
import { Story } from './story'
import { Watchdog } from './watchdog'

/** After a broken line, so many missed steps are told; more are skipped. */
const LONGEST_GAP = 8

/** The story may take this part of the time one has to decide. */
const STORY_SHARE = 0.4

/** A story that does not go on for so long, at its own pace, does not go on at all. */
const LONGEST_EVENT = 8_000
/** … on a device that is busy with other things. */
const GRACE = 10_000

/** A step to be told; after a gap it brings the whole log with it. */
type Told = Omit<StepMessage, 'seat' | 'by'> & {
  seat: number | null
  by: StepMessage['by'] | null
  log?: Step[]
}
/** What says how things are now. */
type Present = StateMessage | StepMessage | UndoneMessage

/** Where nothing is told slowly, what comes within a frame is shown at once. */
const aMoment = () => new Promise((done) => setTimeout(done, 16))

/** As long as one waits for a server that may not be there. */
const aWhile = () => new Promise((done) => setTimeout(done, 1_500))

/** The log, once a message is told. */
function written(log: Step[], message: Told | UndoneMessage): Step[] {
  if (message.type === 'undone') return log.filter((step) => step.n < message.log_from)
  const { n, seat, events } = message
  return message.log ?? (events.length ? [...log, { n, seat, events }] : log)
}

export interface Advice {
  option: string
  why: string
}

export class Game {
  /** The public state of the table; null until the server has spoken. */
  table = $state.raw<Table | null>(null)
  /** What is shown; runs behind the server while the story is told. */
  view = $state.raw<View | null>(null)
  /** The seats that have not answered yet. */
  waiting = $state.raw<readonly number[]>([])
  /** Since when they have been asked, and which people a bot may play for. */
  waitingFor = $state.raw<WaitingMessage | null>(null)
  /** What this device has to decide, once the story has come to it. */
  decision = $state.raw<Decision | null>(null)
  /** Where several share this device: the seat that holds it, and so sees its secrets. */
  holder = $state<number | null>(null)
  #own = $state.raw<View | null>(null)
  you = $state<number | null>(null)
  mine = $state.raw<number[]>([])
  isHost = $state(false)
  log = $state.raw<Step[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Never behind: it runs while the story is told. */
  clock = $state.raw<Clock | null>(null)
  #mayTakeBack = $state(false)
  line = $state<Line>('connecting')
  /** Close code of a refused line: 4401 unknown seat, 4404 unknown table, 4410 unreadable. */
  refusal = $state(0)
  /** What is being told. */
  news = $state.raw<GameEvent | null>(null)
  telling = $state(false)
  paused = $state(false)
  /** A choice of ours is under way. */
  sending = $state(false)
  /** Only once its reply has come, which what came of it may overtake. */
  undoable = $derived(this.#mayTakeBack && !this.sending)
  /** Why the last command was refused. */
  complaint = $state('')
  advice = $state.raw<Advice | null>(null)
  /** A past moment that is looked at; null for the present. */
  past = $state.raw<{ n: number; view: View } | null>(null)

  /** The table screen, for motions. */
  root: HTMLElement | null = null

  /** Views of the past, by number; none where several share the device and its secrets. */
  #views: Record<number, View> = {}
  #n: number | null = null
  /** What was explained in the present position, and its number. */
  #explained: Record<string, Explained | number | null> = {}
  /** Raised when telling begins or is given up: an older run tells nothing more. */
  #run = 0
  #hurry: ReturnType<typeof setTimeout> | undefined
  #watchdog = new Watchdog(() => this.#bite())
  #queue: (Told | UndoneMessage)[] = []
  /** Brings the log up to the end of the step that is being told. */
  #finish: (() => void) | null = null
  /** The last that the server said: what the story comes to. */
  #now: Present | null = null
  #connection: Connection
  #story: Story
  #pace = new Pace(() => this.speed())

  constructor(
    readonly id: string,
    /** How fast the story is told. */
    readonly speed: () => Speed = () => settings.get('speed'),
    /** A guided game: one plays it, or leaves it. */
    readonly isLesson = false,
  ) {
    this.#story = new Story(this.#pace, {
      root: () => this.root,
      still: () => settings.still,
      view: () => this.view,
      show: async (view) => {
        this.#watch()
        this.view = view
        await tick()
      },
      say: (event) => this.#say(event),
      cue: (event) => {
        const cue = stagingOf(this.view).soundOf(this.view, event)
        if (cue) play(cue)
      },
    })
    this.#connection = new Connection(
      () => api.socket(id, this.#n),
      (message) => this.#hear(message),
      (line, code) => {
        this.line = line
        this.refusal = code ?? 0
      },
    )
    document.addEventListener('visibilitychange', this.#hide)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide)
    clearTimeout(this.#hurry)
    this.#watchdog.rest()
    this.#giveUp()
    this.#connection.close()
  }

  /** The present as whoever holds this device may see it. */
  sight = $derived.by(() => {
    const isTaken = this.decision !== null && this.decision.seat === this.holder
    return (isTaken && this.#own) || this.view
  })
  /** What is on the table now, past or present. */
  shown = $derived.by(() => this.past?.view ?? this.sight)
  /** Why one may only listen now, if that is so. */
  silence = $derived.by(() => {
    if (!this.mine.length && !this.table?.spectator_chat) return t('spectators-quiet')
    return this.view?.talk === false ? t('no-talk-now') : null
  })
  /** What may be chosen now, thing by thing. */
  targets = $derived.by(() => targetsOf(this.sight!, this.past ? null : this.decision))
  /** When the time of the people who are waited for is up; bots need none. */
  deadline = $derived.by(() => {
    const seat = this.clock?.seat == null ? null : this.table?.seats[this.clock.seat]
    const isBot = seat != null && (seat.kind !== 'person' || seat.played_by_bot)
    return this.clock && !isBot ? this.clock.until : null
  })
  /** The seats that are asked, without those that have answered in secret. */
  awaited = $derived.by((): string[] => {
    const { asked = [], seats = {} } = this.shown ?? {}
    const names = Object.keys(seats)
    const left = asked.filter((seat) => this.waiting.includes(names.indexOf(seat)))
    return asked.length > 1 && left.length ? left : [...asked]
  })
  /** Seats of this device that a bot plays on for, until they are taken back. */
  replaced = $derived.by((): Seat[] =>
    (this.table?.seats ?? []).filter(
      ({ n, played_by_bot, gave_up }) => played_by_bot && !gave_up && this.mine.includes(n),
    ),
  )
  /** Everybody at this device has given up and looks on. */
  hasGivenUp = $derived.by(
    () => this.mine.length > 0 && this.mine.every((n) => this.table?.seats[n]?.gave_up),
  )

  // ---------- commands ----------

  async choose(option: Option): Promise<void> {
    if (!this.decision || this.sending) return
    const seat = this.mine.length > 1 ? this.decision.seat : undefined
    this.sending = true
    this.advice = null
    await this.#command({ type: 'choose', seen: this.#n ?? 0, seat, option: option.text })
    this.sending = false
  }

  /** Take one's last choice back, also while the story of what came of it is told. */
  async undo(): Promise<void> {
    if (this.sending) return
    this.sending = true
    await this.#command({ type: 'undo', seen: this.#n ?? 0 })
    this.sending = false
  }

  takeBack = () => this.#command({ type: 'take_back' })
  /** Let a bot play on for somebody who does not choose. */
  handOver = (seat: number) => this.#command({ type: 'hand_over', seat })
  /** Tell the others that one goes; without a line they find out by themselves. */
  stepOut = () => Promise.race([this.#command({ type: 'step_out' }), aWhile()])
  speak = (words: { text: string } | { phrase: string }) =>
    this.#command({ type: 'chat', ...words })

  /** Ask what the bot would do; what comes late, to another question, is no help. */
  async hint(): Promise<void> {
    const [n, seat] = [this.#n, this.decision?.seat]
    const reply = await this.#command({ type: 'hint', seat })
    const isAsked = n === this.#n && seat === this.decision?.seat && !this.sending
    if (isAsked && reply.ok && reply.option)
      this.advice = { option: reply.option, why: reply.why ?? '' }
  }

  /** What a thing is and means now; asked for once in a position. */
  async explain(thing: string): Promise<Explained | null> {
    const seat = this.holder ?? (this.mine.length === 1 ? this.mine[0] : undefined)
    const key = `${this.#n} ${seat} ${thing}`
    if (!(key in this.#explained)) {
      const reply = await this.#connection.send({ type: 'explain', thing, seat })
      if (!reply.ok || !reply.explained) return null
      this.#explained = { ...(this.#explained.n === this.#n ? this.#explained : {}), n: this.#n }
      this.#explained[key] = reply.explained
    }
    return this.#explained[key] as Explained
  }

  async #command(command: Parameters<Connection['send']>[0]) {
    const reply = await this.#connection.send(command)
    if (reply.state) this.#begin(reply.state)
    this.complaint = reply.ok || reply.error === 'stale' ? '' : (reply.message ?? '')
    return reply
  }

  // ---------- the story's controls ----------

  pause(): void {
    this.paused = !this.paused
    if (this.paused) this.#pace.pause()
    else this.#pace.resume()
  }

  /** While paused: tell one more event. */
  step(): void {
    this.#pace.step()
  }

  /** Cut the present step to its end; steps still to come are told. */
  skip(): void {
    if (!this.telling) return
    this.paused = false
    this.#pace.skip()
  }

  /** Look at the table as it was after a choice; null returns to the present. */
  async look(n: number | null): Promise<void> {
    if (n === null) {
      this.past = null
      return
    }
    const view = this.#views[n] ?? (await this.#command({ type: 'look', seen: n })).view
    if (!view) return
    this.past = { n, view }
    this.#remember(n, view)
  }

  // ---------- what the server says ----------

  #hide = () => {
    if (document.hidden) this.skip()
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'state':
        return this.#begin(message)
      case 'step':
      case 'undone':
        if (message.type === 'undone') this.#forget(message)
        this.#n = message.n
        this.#wind(message)
        return this.#enqueue(message)
      case 'table':
        this.table = message.table
        attend(message.table, this.mine)
        return
      case 'waiting':
        this.waiting = message.seats
        this.waitingFor = message
        if (message.clock?.until !== this.clock?.until) this.#time(message.clock)
        return
      case 'chat':
        this.chat = [...this.chat, message.chat]
        play('tick')
    }
  }

  /** What was being told or looked at has not happened; what was before it is still told. */
  #forget({ log_from, view }: UndoneMessage): void {
    const isKept = ({ n }: { n: number }) => n < log_from
    this.past = null
    this.advice = null
    this.#queue = this.#queue.flatMap((told) => {
      if (isKept(told)) return [told]
      // What was missed in a gap, and not taken back, is known from here alone.
      const log = told.type === 'step' && told.log?.filter(isKept)
      return log ? [{ ...told, events: [], view, log }] : []
    })
    if ((this.log.at(-1)?.n ?? 0) >= log_from) this.skip()
  }

  /** Clock and undo never run behind; and nobody loses time to decide to the story. */
  #wind(message: Present): void {
    this.#now = message
    this.#mayTakeBack = message.undo
    this.#time(message.clock)
  }

  #time(clock: Clock | null): void {
    this.clock = clock
    clearTimeout(this.#hurry)
    if (clock && this.#now?.decisions.length)
      this.#hurry = setTimeout(() => this.skip(), secondsUntil(clock.until) * STORY_SHARE * 1000)
  }

  #begin(message: StateMessage): void {
    const missed = message.log.filter((step) => this.#n !== null && step.n > this.#n)
    this.#n = message.n
    this.table = message.table
    this.mine = message.seats_of_mine
    this.isHost = message.hosting
    this.chat = message.chat
    attend(message.table, this.mine)
    this.#wind(message)
    const { view } = message
    if (this.view && view && (this.telling || missed.length > 0))
      return this.#catchUp(message, view, missed)
    this.log = message.log
    this.view = view
    this.news = message.log.flatMap((step) => step.events).findLast((event) => event.text) ?? null
    if (view) this.#remember(message.n, view)
    this.#present(message)
  }

  /** After a gap: tell what was missed if it is little, and end with how things are. */
  #catchUp(message: StateMessage, view: View, missed: Step[]): void {
    if (missed.length > LONGEST_GAP) this.skip()
    const events = missed.length > LONGEST_GAP ? [] : missed.flatMap((step) => step.events)
    this.#enqueue({ ...message, view, type: 'step', seat: null, by: null, events })
  }

  #enqueue(message: Told | UndoneMessage): void {
    this.decision = this.advice = null
    this.#queue.push(message)
    if (!this.telling) void this.#tell()
  }

  /** Tell the queued steps; whatever happens on the way, it ends with the server's view. */
  async #tell(): Promise<void> {
    const run = ++this.#run
    this.telling = true
    this.#watch()
    try {
      while (this.#queue.length) {
        if (document.hidden || this.hasGivenUp) this.skip()
        if (this.#pace.skipping && this.#queue.length === 1) await aMoment()
        if (run !== this.#run) return
        const next = this.#queue.shift()!
        if (this.#pace.skipping && this.#queue.length) this.#passOver(next)
        else if (!(await this.#step(next))) return
      }
      this.#end()
    } catch (error) {
      if (run === this.#run) this.#cutShort('story', error)
    }
  }

  /** Stop telling the present step. */
  #giveUp(): void {
    this.#run += 1
    this.#story.giveUp()
  }

  /** From now on the story must go on before long. */
  #watch(): void {
    if (this.telling) this.#watchdog.watch(LONGEST_EVENT / this.#pace.rate + GRACE)
    else this.#watchdog.rest()
  }

  #bite(): void {
    if (this.paused) this.#watch()
    else this.#cutShort('stuck', new Error('The story did not go on.'))
  }

  /** Give up telling: show what the server says, and ask what it asks. */
  #cutShort(kind: 'story' | 'stuck' | 'render', error: unknown): void {
    report(kind, error, this.news?.kind)
    this.#giveUp()
    this.paused = false
    this.#finish?.()
    for (const rest of this.#queue.splice(0)) this.#passOver(rest)
    if (this.#now?.view) this.view = this.#now.view
    this.#end()
  }

  /** A part of the table could not be drawn: perhaps it can, as the server sees it. */
  stumble(error: unknown): void {
    this.#cutShort('render', error)
  }

  /** The story is told. */
  #end(): void {
    this.#watchdog.rest()
    this.#pace.settle()
    this.telling = false
    if (this.#now) this.#present(this.#now)
  }

  /** Tell one step, or that one was taken back; false if telling was given up meanwhile. */
  async #step(told: Told | UndoneMessage): Promise<boolean> {
    const { n, seat } = told
    const before = this.log
    const events = told.type === 'undone' ? [] : told.events
    this.#finish = () => {
      this.log = written(before, told)
      if (told.type === 'undone') this.news = null
      this.#remember(n, told.view)
      this.#finish = null
    }
    if (told.type === 'undone') this.#finish()
    else this.log = [...before, { n, seat, events: [] }]
    const isTold = await this.#story.tell(events, told.view)
    if (isTold) this.#finish?.()
    return isTold
  }

  /** Written down but not drawn: the next is there already. */
  #passOver(told: Told | UndoneMessage): void {
    this.log = written(this.log, told)
    this.#remember(told.n, told.view)
  }

  /** The log never runs ahead of the story. */
  #say(event: GameEvent): void {
    this.news = event
    const last = this.log.at(-1)
    if (last) this.log = [...this.log.slice(0, -1), { ...last, events: [...last.events, event] }]
  }

  /** The story is told: this is how things are. */
  #present(now: Present): void {
    this.you = now.you
    this.#own = now.own_view ?? null
    const decision = now.decisions[0] ?? null
    if (decision && this.paused) this.pause()
    if (decision && !this.decision) play('whistle')
    this.decision = decision
  }

  #remember(n: number, view: View): void {
    if (this.mine.length <= 1) this.#views[n] = view
  }
}
