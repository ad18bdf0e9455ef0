import { describe, expect, it } from 'vitest'
import { loadKit } from '../src/lib/games.svelte'
import { hourOf } from '../src/lib/table/hours'
import { Pace } from '../src/lib/table/pace'
import { sceneOf } from '../src/lib/table/scene'
import { after, moodOf } from '../src/lib/table/staging'
import { staging } from '../src/boxes/superexpress/staging'
import { moments, standings } from '../src/boxes/superexpress/ending'
import { film } from '../src/boxes/superexpress/film'
import { show } from '../src/boxes/superexpress/motions'
import { Program } from '../src/boxes/superexpress/program.svelte'
import { acting, inTurn, pawnSpots, roundsOf } from '../src/boxes/superexpress/scene'
import { soundOf } from '../src/boxes/superexpress/sounds'
import {
  asSuper,
  type Card,
  type SuperEvent,
  type SuperView,
} from '../src/boxes/superexpress/types'
import type { Decision, Frame, GameEvent, View } from '../src/lib/types'
import recorded from './fixtures/super.json'

/** A real game of five with both extensions, as the first seat saw it. */
const frames = recorded as unknown as Frame[]
const views = frames.map(({ view }) => asSuper(view))
const events = frames.flatMap((frame) => frame.events) as unknown as SuperEvent[]

const apply = (view: SuperView, event: SuperEvent): SuperView =>
  asSuper(after(view as unknown as View, event as unknown as GameEvent, staging))

/** What can be seen on the table. */
const visible = ({ round, first, train, bandits, seats }: SuperView) => ({
  round,
  first,
  train: train.map(({ in: inside, roof }) => [inside.bandits, roof.bandits]),
  bandits: Object.fromEntries(
    Object.entries(bandits).map(([name, { at, facing, state, loot }]) => [
      name,
      // Who is out faces nowhere, and Loot cards lie in no order.
      state === 'eliminated' ? [state] : [at, facing, state, loot.toSorted()],
    ]),
  ),
  seats,
})

describe('music', () => {
  it('is wild while cards are carried out', async () => {
    await loadKit('super')
    const moods = ['schemin', 'shootin', 'over'].map((phase) =>
      moodOf({ ...views[0]!, phase } as unknown as View),
    )
    expect(moods).toEqual(['calm', 'wild', 'calm'])
  })
})

it('a horse runs beside its rider, ahead, whichever way that is', async () => {
  for (const way of [1, -1]) {
    const drawn: [string, string | undefined][] = []
    Element.prototype.animate = function (frames) {
      drawn.push([this.localName, (frames as Keyframe[])[1]!.scale as string | undefined])
      return { finished: Promise.resolve() } as unknown as Animation
    }
    const root = document.createElement('main')
    root.innerHTML = '<b class="spot"><i data-figure="belle"></i></b>'
    let x = 0
    root.querySelector('i')!.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10)
    const change = () => Promise.resolve(void (x = 100 * way))
    const theatre = { root, still: false, change, pace: new Pace(() => 1) }
    await show(theatre, { kind: 'rode', bandit: 'belle' } as unknown as GameEvent)
    expect(drawn).toEqual([
      ['svg', `${way} 1`],
      ['i', undefined],
    ])
  }
})

describe('events written down one by one', () => {
  it.each(frames.slice(1).map((frame, n) => ({ n, frame })))(
    'lead to the view that the server gives after choice $frame.n',
    ({ n, frame }) => {
      const told = frame.events as unknown as SuperEvent[]
      const after = told.reduce(apply, views[n]!)
      if (!asSuper(frame.view).over) expect(visible(after)).toEqual(visible(asSuper(frame.view)))
    },
  )

  it('take from one’s own program the cards that were revealed', () => {
    let view = views[0]!
    let laid: Card[] = []
    for (const event of events) {
      view = apply(view, event)
      if (event.kind === 'programmed' && event.cards) laid = event.cards
      const { revealed, hidden } = view.seats[view.seat!]!
      if (hidden) expect(view.own!.program).toEqual(laid.slice(revealed.length))
    }
  })

  it('leave the view before them as it was', () => {
    const copy = structuredClone(views[0]!)
    events.slice(0, 40).reduce(apply, views[0]!)
    expect(views[0]).toEqual(copy)
  })
})

describe('a film', () => {
  const cut = film(frames)

  it('has a stop for every card and every wagon', () => {
    const kinds = events.filter(({ kind }) => ['revealed', 'uncoupled'].includes(kind))
    const stops = cut.filter(({ events }) =>
      ['revealed', 'uncoupled'].includes(events[0]?.kind ?? ''),
    )
    expect(stops).toHaveLength(kinds.length)
  })
  it('tells everything once and in order', () => {
    expect(cut.flatMap((frame) => frame.events)).toEqual(events)
    const numbers = cut.map(({ n }) => n)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
  it('ends each round with the view of the server', () => {
    expect(cut.at(-1)!.view).toEqual(frames.at(-1)!.view)
  })
})

describe('the stage', () => {
  const room = { width: 1400, height: 460, headroom: 130, ground: 58 }
  const spotsOf = (view: SuperView) =>
    pawnSpots(sceneOf({ cars: view.train.length - 1, front: 0, below: 0 }, room), view)

  it('shows everybody who is aboard or in the dust', () => {
    for (const view of views) {
      const seen = Object.keys(view.bandits).filter((name) =>
        ['standing', 'stunned', 'in_dust'].includes(view.bandits[name]!.state),
      )
      expect([...spotsOf(view).keys()].toSorted()).toEqual(seen.toSorted())
    }
  })
  it('puts the front-most of a line at the right', () => {
    for (const view of views)
      for (const { in: inside, roof } of view.train)
        for (const { bandits } of [inside, roof]) {
          const xs = bandits.map((name) => spotsOf(view).get(name)!.x)
          expect(xs).toEqual(xs.toSorted((a, b) => b - a))
        }
  })
  it('squeezes a crowd until all letters are seen', () => {
    const view = structuredClone(views[0]!)
    const all = Object.keys(view.bandits)
    for (const car of view.train) Object.assign(car, { in: { bandits: [] } })
    view.train[0]!.in.bandits = all
    const xs = [...spotsOf(view).values()].map(({ x }) => x).toSorted((a, b) => a - b)
    for (const [n, x] of xs.slice(1).entries()) expect(x - xs[n]!).toBeGreaterThan(15)
  })
})

describe('the order of play', () => {
  it('begins with the First Player', () => {
    for (const view of views) expect(inTurn(view)[0]).toBe(view.first)
  })
  it('knows whose card is carried out', () => {
    let view = views[0]!
    for (const event of events) {
      view = apply(view, event)
      if (event.kind === 'revealed')
        expect(acting(view)).toEqual({ seat: event.bandit, lap: event.lap })
      if (event.kind === 'round_begun') expect(acting(view)).toBeNull()
    }
  })
})

describe('a program', () => {
  const cards: Card[] = ['move', 'floor_change', 'flip', 'fire']
  const laid = cards.flatMap((a) => cards.flatMap((b) => cards.map((c) => [a, b, c])))
  const options = laid
    .filter((three) => new Set(three).size === 3)
    .map((three) => ({
      text: `program ${three.join(' ')}`,
      verb: 'program',
      points_at: { cards: three },
      label: '',
    }))
  const program = () => new Program(() => ({ options }) as unknown as Decision)

  it('is complete with three cards', () => {
    const tray = program()
    expect(tray.hand).toEqual(cards)
    tray.toggle('fire')
    tray.toggle('move')
    expect(tray.option).toBeNull()
    tray.toggle('flip')
    expect(tray.option?.text).toBe('program fire move flip')
    tray.toggle('floor_change') // no place is free
    expect(tray.slots).toEqual(['fire', 'move', 'flip'])
  })
  it('takes cards back and lets them change places', () => {
    const tray = program()
    for (const card of ['fire', 'move', 'flip'] as const) tray.toggle(card)
    tray.put('flip', 0)
    expect(tray.slots).toEqual(['flip', 'move', 'fire'])
    tray.put('floor_change', 1)
    expect(tray.slots).toEqual(['flip', 'floor_change', 'fire'])
    tray.toggle('flip')
    expect(tray.back()).toBe(true)
    expect(tray.slots).toEqual([null, 'floor_change', null])
  })
  it('follows advice', () => {
    const tray = program()
    tray.follow('program flip fire move')
    expect(tray.slots).toEqual(['flip', 'fire', 'move'])
    tray.follow('program punch fire move')
    expect(tray.slots).toEqual(['flip', 'fire', 'move'])
  })
})

describe('the end', () => {
  it('ranks everybody, with how long they stayed', () => {
    const last = views.at(-1)!
    const seats = Object.keys(last.seats).map((seat) => ({ seat, cars: [1, 1, null], loot: [0] }))
    const rows = standings(last, { rounds: 2, seats })
    expect(rows).toHaveLength(seats.length)
    expect(rows[0]!.rank).toBe(1)
    expect(last.result!.winners).toContain(rows[0]!.seat)
    expect(rows.every(({ stayed }) => stayed === 1)).toBe(true)
  })
  it('counts what was done most', () => {
    const hits = new Map<string, number>()
    for (const event of events)
      if (event.kind === 'fired') hits.set(event.bandit, (hits.get(event.bandit) ?? 0) + 1)
    const best = Math.max(...hits.values())
    const told = moments(frames).find(({ kind }) => kind === 'shots')
    const single = [...hits.values()].filter((number) => number === best).length === 1
    expect(told?.number).toBe(single ? best : undefined)
  })
})

it('gives every loud event a sound', () => {
  const loud = ['revealed', 'fired', 'left_train', 'uncoupled', 'rode', 'loot_won', 'game_over']
  for (const kind of loud) expect(soundOf({ kind, text: null } as SuperEvent)).toBeTruthy()
})

describe('the sky', () => {
  it('has as many rounds as the train has wagons', () => {
    expect(roundsOf(views[0]!)).toBe(views[0]!.train.length - 1)
  })

  it('goes from evening to dawn, round by round', () => {
    const rounds = roundsOf(views[0]!)
    const hours = Array.from({ length: rounds }, (_, n) => hourOf(n + 1, rounds))
    expect([...new Set(hours)]).toEqual(['evening', 'dusk', 'night', 'small-hours', 'dawn'])
    expect(hours[0]).toBe('evening')
    expect(hours.at(-1)).toBe('dawn')
  })
})
