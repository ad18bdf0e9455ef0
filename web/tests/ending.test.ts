import { describe, expect, it } from 'vitest'
import type { BanditView, Chart, Frame, View } from '../src/lib/types'
import { asRich, moments, moneyLine, standings } from '../src/lib/ui/story'
import { FIRST_GAME, lessonFor } from '../src/pages/tutorial/lessons'
import { told } from './steps'

const sheet = (seat: string, loot: Partial<BanditView>): BanditView => ({
  seat,
  at: '1.in',
  bullets: 6,
  received: 0,
  received_from: {},
  cash: 0,
  purses: 0,
  jewels: 0,
  strongboxes: 0,
  ...loot,
})
const result = (score: number, own_money: number, rank: number) => ({
  score,
  own_money,
  rank,
  gunslinger: score > own_money,
  received: 0,
})
const over = {
  over: true,
  game: { rounds: 5, chambers: 6, values: { jewel: 500, strongbox: 1000 } },
  bandits: {
    doc: sheet('doc', { purses: 2, purse_values: [250, 400], jewels: 1, bullets: 6 }),
    tuco: sheet('tuco', { strongboxes: 1, cash: 250, bullets: 2 }),
  },
  seats: {
    doc: { bandits: ['doc'], partner: null },
    tuco: { bandits: ['tuco'], partner: null },
  },
  result: { winners: ['tuco'], seats: { doc: result(1150, 1150, 2), tuco: result(2250, 1250, 1) } },
} as unknown as View
const frame = (n: number, view: View, ...events: object[]) =>
  ({ n, seat: null, events, view, decision: null }) as unknown as Frame

describe('the split', () => {
  const [first, second] = standings(over)

  it('ends the line of a seat where it does, also where a title is part of the own money', () => {
    const chart = { rounds: 5, seats: [] } as unknown as Chart
    const shared = { ...first!, score: 3350, own_money: 3350, bonus: 1000 }
    expect(moneyLine(chart, shared)).toEqual([3350])
    expect(moneyLine(chart, { ...first!, score: 2250, partners: 500 })).toEqual([1750])
  })

  it('puts the richest first, with everything that counts', () => {
    expect(first).toMatchObject({ seat: 'tuco', strongboxes: [1, 1000], cash: 250, shots: 4 })
    expect(first!.bonus).toBe(1000)
    expect(second).toMatchObject({ seat: 'doc', purses: [2, 650], jewels: [1, 500], bonus: 0 })
  })

  it('knows who was as rich as the winner and had more bullets', () => {
    expect(asRich([first!, second!], ['tuco'])).toEqual([])
    const equal = { ...second!, score: first!.score }
    expect(asRich([first!, equal], ['tuco'])).toEqual([equal])
    expect(asRich([first!, equal], ['tuco', 'doc'])).toEqual([])
  })

  it('compares nobody where the richest, or all, were caught', () => {
    expect(asRich([first!, second!], ['doc'])).toEqual([])
    expect(asRich([first!, second!], [])).toEqual([])
  })

  const chart: Chart = {
    rounds: 2,
    seats: [
      { seat: 'doc', money: [250, 650, 1150], score: 1150, gunslinger: false },
      { seat: 'tuco', money: [250, 1250, 1250], score: 2250, gunslinger: true },
    ],
  }

  it('draws money from the start over every round to the title', () => {
    expect(moneyLine(chart, first!)).toEqual([250, 1250, 1250, 2250])
  })

  it('tells of the richest round, and the one who did most, unless two did', () => {
    const shot = { kind: 'shot', bandit: 'tuco', target: 'doc' }
    const blow = (bandit: string) => ({ kind: 'punched', bandit })
    const frames = [
      frame(7, over, { kind: 'round_begun', round: 1 }),
      frame(8, over, shot, shot),
      frame(9, over, blow('doc'), blow('tuco')),
    ]
    expect(moments(chart, frames)).toEqual([
      { kind: 'round', bandit: 'tuco', amount: 1000, round: 1, frame: 7 },
      { kind: 'shots', bandit: 'tuco', number: 2 },
      { kind: 'hits', bandit: 'doc', number: 2 },
    ])
  })
})

describe('the coach', () => {
  const planning = {
    view: {
      game: { rounds: 5 },
      turns: ['tunnel'],
      turn: 0,
      round: 1,
      pile: [],
    } as unknown as View,
    decision: { question: 'plan' } as never,
    events: [],
  }

  it('says each thing once, the first thing first', () => {
    const told = new Set<string>()
    for (const id of ['aim', 'roofs', 'plan', 'tunnel']) {
      expect(lessonFor(FIRST_GAME, planning, told)?.id).toBe(id)
      told.add(id)
    }
    expect(lessonFor(FIRST_GAME, planning, told)).toBeUndefined()
  })

  it('stops the story for what happens, not for questions', () => {
    const shot = { view: null, decision: null, events: [told('shot')] }
    expect(lessonFor(FIRST_GAME, shot, new Set())).toMatchObject({ id: 'shot', stops: true })
    const begun = new Set(['aim', 'roofs'])
    expect(lessonFor(FIRST_GAME, planning, begun)).toMatchObject({ stops: false })
  })
})
