/** What a finished game tells: standings, money by round, notable moments. */

import { modulesOf } from '../modules/index.svelte'
import type { Chart, Frame, SeatResult, View } from '../types'
import { banditOf, seatOf } from '../surely'

export interface Standing extends SeatResult {
  seat: string
  bandits: string[]
  /** Numbers and money by kind of loot. */
  purses: [number, number]
  jewels: [number, number]
  strongboxes: [number, number]
  cash: number
  shots: number
  /** What a partner brings, where two score together. */
  partners: number
  /** Money for the title, of the seat or its team. */
  bonus: number
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The seats of a finished game, the best first. */
export function standings(view: View): Standing[] {
  const results = view.result?.seats ?? {}
  const { chambers, values } = view.game
  const rows = Object.entries(results).map(([seat, result]): Standing => {
    const { bandits, partner } = seatOf(view, seat)
    const sheets = bandits.map((bandit) => banditOf(view, bandit))
    const count = (kind: 'purses' | 'jewels' | 'strongboxes') => sum(sheets.map((s) => s[kind]))
    const others = partner === null ? 0 : results[partner]!.own_money
    return {
      ...result,
      seat,
      bandits,
      purses: [count('purses'), sum(sheets.flatMap((sheet) => sheet.purse_values ?? []))],
      jewels: [count('jewels'), count('jewels') * values.jewel],
      strongboxes: [count('strongboxes'), count('strongboxes') * values.strongbox],
      cash: sum(sheets.map((sheet) => sheet.cash)),
      shots: sum(sheets.map((sheet) => chambers - sheet.bullets)),
      partners: others,
      bonus: result.score - result.own_money - others,
    }
  })
  const shared = modulesOf(view).flatMap((module) => module.share ?? [])
  return rows
    .map((row) => shared.reduce((own, share) => share(view, own), row))
    .sort((a, b) => a.rank - b.rank || b.own_money - a.own_money)
}

/** Those who win and lose together stand together; those who win alone do not. */
export function sides(view: View, rows: Standing[]): Standing[][] {
  const together = (a: Standing, b: Standing) =>
    a.rank === b.rank && (!!view.result?.teams || seatOf(view, a.seat).partner === b.seat)
  const found: Standing[][] = []
  for (const row of rows) {
    const side = found.find(([first]) => together(first!, row))
    if (side) side.push(row)
    else found.push([row])
  }
  return found
}

/** Who has as much as the winners, and lost by the bullets received. */
export function asRich(rows: Standing[], winners: readonly string[]): Standing[] {
  const won = rows.find(({ seat }) => winners.includes(seat))
  return rows.filter(({ seat, score }) => score === won?.score && !winners.includes(seat))
}

/** Money of a seat at the start, after every round, and in the end as the split has it. */
export function moneyLine(chart: Chart, standing: Standing): number[] {
  const money = chart.seats.find(({ seat }) => seat === standing.seat)?.money ?? []
  return [...money, standing.score - standing.partners]
}

export type Moment =
  | { kind: 'shots' | 'hits' | 'vain' | 'punches'; bandit: string; number: number }
  | { kind: 'round'; bandit: string; amount: number; round: number; frame: number }

/** The bandit with the most of something, if there is a single one. */
function most(names: string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? { bandit: first[0], number: first[1] } : null
}

/** The richest round that anybody had, and the choice with which it began. */
function bestRound(chart: Chart, frames: readonly Frame[]): Moment | null {
  let best = { kind: 'round' as const, bandit: '', amount: 0, round: 0, frame: 0 }
  for (const { seat, money } of chart.seats)
    for (const [round, before] of money.slice(0, -1).entries()) {
      const amount = money[round + 1]! - before
      if (amount > best.amount) best = { ...best, bandit: seat, amount, round: round + 1 }
    }
  const begun = frames.find(({ events }) =>
    events.some((event) => event.kind === 'round_begun' && event.round === best.round),
  )
  return best.amount ? { ...best, frame: begun?.n ?? 0 } : null
}

/** A handful of things worth telling at the campfire. */
export function moments(chart: Chart, frames: readonly Frame[]): Moment[] {
  const events = frames.flatMap((frame) => frame.events)
  const shots = events.filter((event) => event.kind === 'shot')
  const counted = [
    ['shots', shots.map(({ bandit }) => bandit)],
    ['hits', shots.map(({ target }) => target)],
    ['punches', events.filter((event) => event.kind === 'punched').map(({ bandit }) => bandit)],
    ['vain', events.filter((event) => event.kind === 'no_effect').map(({ bandit }) => bandit)],
  ] as const
  const found = counted.flatMap(([kind, names]): Moment[] => {
    const record = most(names)
    return record ? [{ kind, ...record }] : []
  })
  const round = bestRound(chart, frames)
  return round ? [round, ...found] : found
}
