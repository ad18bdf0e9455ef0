/** The end of a game: how long everybody stayed, and what is worth telling of it. */

import type { Frame, GameEvent } from '../types'
import type { RideChart, SuperEvent, SuperView } from './types'

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
function most(events: GameEvent[], is: (event: SuperEvent) => boolean, who: 'bandit' | 'target') {
  const counts = new Map<string, number>()
  for (const event of events) {
    const name = event[who]
    if (name && is(event as SuperEvent)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? { bandit: first[0], number: first[1] } : null
}

/** A handful of things worth telling at the campfire. */
export function moments(frames: readonly Frame[]): Moment[] {
  const events = frames.flatMap((frame) => frame.events)
  const counted = [
    ['shots', 'bandit', ({ kind }: SuperEvent) => kind === 'fired'],
    ['hits', 'target', ({ kind }: SuperEvent) => kind === 'fired'],
    ['feet', 'bandit', ({ kind, by_itself }: SuperEvent) => kind === 'stunned' && !!by_itself],
    ['rescues', 'bandit', ({ kind, from }: SuperEvent) => kind === 'rode' && !from],
    ['vain', 'bandit', ({ kind }: SuperEvent) => kind === 'no_effect'],
  ] as const
  return counted.flatMap(([kind, who, is]) => {
    const record = most(events, is, who)
    return record ? [{ kind, ...record }] : []
  })
}
