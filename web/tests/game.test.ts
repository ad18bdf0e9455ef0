import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Game } from '../src/lib/table/game.svelte'
import { Story } from '../src/lib/table/story'
import { settings } from '../src/lib/settings.svelte'
import type { Table } from '../src/lib/types'
import { steps } from './steps'

/** A socket whose other end is the test. */
class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen!: () => void
  onmessage!: (message: { data: string }) => void
  onclose!: (event: { code: number }) => void
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(message: string) {
    this.sent.push(JSON.parse(message) as Record<string, unknown>)
  }
  close() {}
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}
const socket = () => FakeSocket.all.at(-1)!

const table = { id: 'abc', state: 'running', seats: [], n: 0 } as unknown as Table
const present = (at: number) => ({
  n: steps[at]!.n,
  you: 0,
  view: steps[at]!.view,
  decisions: steps[at]!.decisions,
  undo: false,
  clock: null,
})
const logUntil = (at: number) =>
  steps.slice(0, at + 1).map(({ n, seat, events }) => ({ n, seat, events }))
const state = (at: number) => ({
  type: 'state',
  ...present(at),
  table,
  seats_of_mine: [0],
  log: logUntil(at),
  chat: [],
})
const step = (at: number) => ({
  type: 'step',
  ...present(at),
  seat: steps[at]!.seat,
  by: 'bot',
  events: steps[at]!.events,
})
const told = (game: Game) => vi.waitFor(() => expect(game.telling).toBe(false), 30_000)

let game: Game

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  settings.set('speed', 'instant')
  settings.set('sound', false)
  game = new Game('abc')
  socket().onopen()
})
afterEach(() => {
  game.close()
  vi.restoreAllMocks()
})

describe('a table', () => {
  it('begins with the present state', () => {
    socket().say(state(0))
    expect(game.view).toEqual(steps[0]!.view)
    expect(game.line).toBe('live')
  })

  it('tells the steps in their order and ends with the last view', async () => {
    socket().say(state(0))
    for (const at of [1, 2, 3]) socket().say(step(at))
    await told(game)
    expect(game.view).toEqual(steps[3]!.view)
    expect(game.log.map(({ n }) => n)).toEqual(logUntil(3).map(({ n }) => n))
  })

  it('offers a decision only when the story has come to it', async () => {
    socket().say(state(0))
    const asked = steps.findIndex(({ decisions }, at) => at > 0 && decisions.length > 0)
    socket().say(step(asked))
    expect(game.decision).toBeNull()
    await told(game)
    expect(game.decision).toEqual(steps[asked]!.decisions[0])
  })

  it('takes choices back', async () => {
    socket().say(state(0))
    socket().say(step(1))
    socket().say({ type: 'undone', ...present(0), n: 99, seat: 0, log_from: steps[1]!.n })
    await told(game)
    expect(game.view).toEqual(steps[0]!.view)
    expect(game.log.map(({ n }) => n)).toEqual([steps[0]!.n])
  })

  it('lets a choice be taken back once it is answered, though its story came before', async () => {
    const asked = steps.findIndex(({ decisions }) => decisions.length > 0)
    socket().say(state(asked))
    const chosen = game.choose(game.decision!.options[0]!)
    socket().say({ ...step(asked + 1), undo: true })
    expect(game.undoable).toBe(false)
    socket().say({ type: 'reply', id: socket().sent.at(-1)!.id, ok: true, n: 99 })
    await chosen
    expect(game.undoable).toBe(true)
  })

  it('sends each choice with what it has seen, and again after a broken line', async () => {
    const asked = steps.findIndex(({ decisions }) => decisions.length > 0)
    socket().say(state(asked))
    const [option] = game.decision!.options
    const chosen = game.choose(option!)
    const sent = socket().sent.at(-1)!
    expect(sent).toMatchObject({ type: 'choose', seen: steps[asked]!.n, option: option!.text })

    vi.useFakeTimers()
    socket().onclose({ code: 1006 })
    expect(game.line).toBe('lost')
    vi.advanceTimersByTime(2000)
    vi.useRealTimers()
    expect(socket().url).toContain(`seen=${steps[asked]!.n}`)
    socket().onopen()
    expect(socket().sent).toEqual([sent])
    socket().say({ type: 'reply', id: sent.id, ok: true })
    await chosen
    expect(game.sending).toBe(false)
  })

  it('is away while its page is only kept for coming back', () => {
    socket().say(state(0))
    const [left, opened] = [vi.spyOn(socket(), 'close'), FakeSocket.all.length]
    dispatchEvent(new Event('pagehide'))
    expect(left).toHaveBeenCalledOnce()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(FakeSocket.all.length).toBe(opened + 1)
    expect(socket().url).toContain(`seen=${steps[0]!.n}`)
  })

  it('catches up with what it missed', async () => {
    socket().say(state(0))
    socket().say(state(3))
    await told(game)
    expect(game.view).toEqual(steps[3]!.view)
    expect(game.log).toEqual(logUntil(3))
  })

  it('shows how things are when its story does not go on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers()
    const slow = new Game('abc', () => 1)
    slow.root = document.createElement('main')
    Element.prototype.animate = () =>
      ({ finished: new Promise(() => {}), pause() {}, play() {}, finish() {} }) as never
    socket().onopen()
    socket().say(state(0))
    const asked = steps.findIndex(({ decisions }, at) => at > 1 && decisions.length > 0)
    for (let at = 1; at <= asked; at++) socket().say(step(at))
    await vi.advanceTimersByTimeAsync(5_000)
    expect([slow.telling, slow.decision]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    expect([slow.telling, slow.view]).toEqual([false, steps[asked]!.view])
    expect(slow.decision).toEqual(steps[asked]!.decisions[0])
    expect(slow.log).toEqual(logUntil(asked))
    slow.close()
  })

  it('tells a story that comes after a skip', async () => {
    socket().say(state(0))
    game.skip()
    const tell = vi.spyOn(Story.prototype, 'tell')
    let isSkipping: boolean | undefined
    settings.set('speed', 1)
    tell.mockImplementation(function (this: Story) {
      isSkipping = this.pace.skipping
      return Promise.resolve(true)
    })
    socket().say(step(1))
    await told(game)
    expect(isSkipping).toBe(false)
  })

  describe('where a hint comes late', () => {
    const asked = steps.findIndex(({ decisions }) => decisions.length > 0)
    const answer = () => ({ type: 'reply', id: socket().sent.at(-1)!.id, ok: true, option: 'x' })
    let hint: Promise<void>
    beforeEach(() => {
      socket().say(state(asked))
      hint = game.hint()
    })

    it('takes it for the question that it was asked for', async () => {
      socket().say(answer())
      await hint
      expect(game.advice).toEqual({ option: 'x', why: '' })
    })

    it('shows it to nobody else at this device', async () => {
      const next = { ...steps[asked]!.decisions[0]!, seat: 1 }
      socket().say({ ...step(asked), n: 77, events: [], decisions: [next] })
      await told(game)
      expect(game.decision).toEqual(next)
      socket().say(answer())
      await hint
      expect(game.advice).toBeNull()
    })
  })

  describe('which stumbles', () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      socket().say(state(0))
      socket().say(step(1))
    })

    it('tells nothing more of the old story', async () => {
      const tell = vi.spyOn(Story.prototype, 'tell')
      game.stumble(new Error('cannot be drawn'))
      expect([game.telling, game.view]).toEqual([false, steps[1]!.view])
      expect(game.log).toEqual(logUntil(1))
      await new Promise((done) => setTimeout(done, 40))
      expect(tell).not.toHaveBeenCalled()
      expect(game.log).toEqual(logUntil(1))
    })

    it('is not paused afterwards', () => {
      game.pause()
      game.stumble(new Error('cannot be drawn'))
      expect(game.paused).toBe(false)
    })
  })

  describe('where bots choose faster than it is told', () => {
    let slow: Game
    let stories: (readonly unknown[])[]

    beforeEach(() => {
      stories = []
      const tell = Story.prototype.tell
      vi.spyOn(Story.prototype, 'tell').mockImplementation(function (this: Story, events, view) {
        stories.push(events)
        return tell.call(this, events, view)
      })
      Element.prototype.animate = () => ({ finished: Promise.resolve(), finish() {} }) as never
      slow = new Game('abc', () => 1)
      slow.root = document.createElement('main')
      socket().onopen()
      socket().say(state(0))
    })
    afterEach(() => slow.close())

    it('tells everything that they did, however much it is', async () => {
      for (let round = 0; round < 10; round++)
        for (const at of [1, 2, 3]) socket().say({ ...step(at), n: 10 * round + at })
      await told(slow)
      expect(stories).toHaveLength(30)
    })

    it('goes on telling after a broken line', async () => {
      for (const at of [1, 2]) socket().say(step(at))
      socket().say(state(3))
      await told(slow)
      expect(stories).toEqual([1, 2, 3].map((at) => steps[at]!.events))
      expect(slow.view).toEqual(steps[3]!.view)
      expect(slow.log).toEqual(logUntil(3))
    })

    it('keeps what it missed when the rest of that is taken back', async () => {
      socket().say(step(1))
      socket().say(state(3))
      socket().say({ type: 'undone', ...present(2), n: 99, seat: 0, log_from: steps[3]!.n })
      await told(slow)
      expect(slow.view).toEqual(steps[2]!.view)
      expect(slow.log).toEqual(logUntil(2))
    })

    it('does not tell what was taken back meanwhile', async () => {
      for (const at of [1, 2, 3]) socket().say(step(at))
      socket().say({ type: 'undone', ...present(0), n: 99, seat: 0, log_from: steps[1]!.n })
      await told(slow)
      expect(stories).toEqual([steps[1]!.events, []])
      expect(slow.view).toEqual(steps[0]!.view)
      expect(slow.log.map(({ n }) => n)).toEqual([steps[0]!.n])
    })
  })

  it('says when it is not let in', () => {
    socket().onclose({ code: 4404 })
    expect(game.line).toBe('refused')
    expect(game.refusal).toBe(4404)
  })
})
