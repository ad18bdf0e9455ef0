import { describe, expect, it } from 'vitest'
import { cardsInSight, cardsOf } from '../src/lib/table/hand'
import { actorOf, turnsOf } from '../src/lib/table/rounds'
import type { View } from '../src/lib/types'
import { steps, told } from './steps'

describe('the turns of a round', () => {
  const log = steps.map(({ n, seat, events }) => ({ n, seat, events }))

  it('hold each card of the pile in its place', () => {
    const planning = steps.findLastIndex(({ view }) => view.phase === 'schemin')
    const { view } = steps[planning]!
    const laid = turnsOf(log.slice(0, planning + 1)).flatMap((turn) => turn.laid)
    const cards = laid.filter((place) => 'index' in place)
    expect(cards.map((place) => place.index)).toEqual(view.pile.map((_, n) => n))
    expect(cards.map((place) => place.seat)).toEqual(view.pile.map((card) => card.seat))
  })
  it('begin anew with each round', () => {
    const begun = log.findIndex(({ events }) => events.some(({ kind }) => kind === 'round_begun'))
    expect(turnsOf(log.slice(0, begun + 1)).map(({ turn }) => turn)).toEqual([0])
  })
})

describe('a hand', () => {
  it('tells equal cards apart', () => {
    const ids = cardsOf(['fire', 'fire', 'bullet'], 'tuco').map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })
  it('knows whose card it is', () => {
    expect(cardsOf(['fire', 'belle:move', 'bullet'], 'tuco')).toMatchObject([
      { bandit: 'tuco', kind: 'fire', key: 'card:tuco:fire' },
      { bandit: 'belle', kind: 'move', key: 'card:belle:move' },
      { bandit: undefined, kind: 'bullet', key: 'card:bullet' },
    ])
  })
  it('shows, of a deck that is searched, a card of each kind that may be picked', () => {
    const own = { hand: ['fire'], deck: ['move', 'fire', 'punch', 'move'] }
    const view = { ...steps[0]!.view, seat: 'tuco', own } as unknown as View
    const targets = new Map(['card:tuco:move', 'card:tuco:fire'].map((key) => [key, []]))
    expect(cardsInSight(view, targets).map(({ key }) => key)).toEqual([
      'card:tuco:fire',
      'card:tuco:move',
    ])
    expect(cardsInSight(view, new Map())).toHaveLength(1)
  })
})

it('names the figure that an event is about', () => {
  expect(actorOf(told('moved', { figure: 'marshal' }))).toBe('marshal')
  expect(actorOf(told('turn_begun', { turn: 1 }))).toBeNull()
})
