/** The end of a game: how long everybody stayed, and the moments worth telling. */

import type { Frame } from '../../lib/types'
import { asTold, type RideChart, type SuperView } from './types'

export interface Standing {
  seat: string
  /** As the podium wants them: a seat is its bandit here. */
  bandits: string[]
  rank: number
  aboard: boolean
  loot: number[]
  /** The last round in which it was still aboard. */
  stayed: number
}

export function standings(view: SuperView, chart: RideChart | null): Standing[] {
  const results = view.result?.seats ?? {}
  const stayed = (seat: string) => {
    const cars = chart?.seats.find((one) => one.seat === seat)?.cars ?? []
    return Math.max(
      0,
      cars.findLastIndex((car) => car !== null),
    )
  }
  return Object.entries(results)
    .map(([seat, own]) => ({ ...own, seat, bandits: [seat], stayed: stayed(seat) }))
    .sort((a, b) => a.rank - b.rank)
}

export interface Moment {
  kind: 'shots' | 'hits' | 'feet' | 'rescues' | 'vain'
  bandit: string
  number: number
}

/** The bandit with the most of something, if there is a single one. */
function most(names: string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? { bandit: first[0], number: first[1] } : null
}

/** A handful of things worth telling at the campfire. */
export function moments(frames: readonly Frame[]): Moment[] {
  const events = frames.flatMap((frame) => frame.events).map(asTold)
  const shots = events.filter((event) => event.kind === 'fired')
  const stunned = events.filter((event) => event.kind === 'stunned')
  const rides = events.filter((event) => event.kind === 'rode')
  const vain = events.filter((event) => event.kind === 'no_effect')
  const bandits = (found: { bandit: string }[]) => found.map(({ bandit }) => bandit)
  const counted = [
    ['shots', bandits(shots)],
    ['hits', shots.map(({ target }) => target)],
    ['feet', bandits(stunned.filter(({ by_itself }) => by_itself))],
    ['rescues', bandits(rides.filter(({ from }) => from === null))],
    ['vain', bandits(vain)],
  ] as const
  return counted.flatMap(([kind, names]) => {
    const record = most(names)
    return record ? [{ kind, ...record }] : []
  })
}
