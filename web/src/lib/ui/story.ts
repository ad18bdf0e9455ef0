/** What a finished game tells: standings, money by round, notable moments. */

import type { BanditView, Frame, GameEvent, SeatResult, TokenKind, View } from '../types'

/** What is printed on the tokens; a purse has its value on the inside. */
export const WORTH = { jewel: 500, strongbox: 1000 } as const

export interface Standing extends SeatResult {
  seat: string
  bandits: string[]
  /** Numbers and money by kind of loot. */
  purses: [number, number]
  jewels: [number, number]
  strongboxes: [number, number]
  cash: number
  shots: number
  /** Money for the title, of the seat or its team. */
  bonus: number
}

/** The frames of a game as each seat saw them. */
export type Sides = Record<string, Frame[]>

const CHAMBERS = 6
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Money on a bandit's sheet, as far as the view knows its purses. */
function money({ purse_values, jewels, strongboxes, cash }: BanditView): number {
  return sum(purse_values ?? []) + jewels * WORTH.jewel + strongboxes * WORTH.strongbox + cash
}

/** The seats of a finished game, the best first. */
export function standings(view: View): Standing[] {
  const results = view.result?.seats ?? {}
  const rows = Object.entries(results).map(([seat, result]): Standing => {
    const { bandits, partner } = view.seats[seat]!
    const sheets = bandits.map((bandit) => view.bandits[bandit]!)
    const count = (kind: 'purses' | 'jewels' | 'strongboxes') => sum(sheets.map((s) => s[kind]))
    const others = partner === null ? 0 : results[partner]!.own_money
    return {
      ...result,
      seat,
      bandits,
      purses: [count('purses'), sum(sheets.flatMap((sheet) => sheet.purse_values ?? []))],
      jewels: [count('jewels'), count('jewels') * WORTH.jewel],
      strongboxes: [count('strongboxes'), count('strongboxes') * WORTH.strongbox],
      cash: sum(sheets.map((sheet) => sheet.cash)),
      shots: sum(sheets.map((sheet) => CHAMBERS - sheet.bullets)),
      bonus: result.score - result.own_money - others,
    }
  })
  return rows.sort((a, b) => a.rank - b.rank || b.own_money - a.own_money)
}

/** Money of a seat at the start, after every round, and with its title. */
export function moneyLine(frames: Frame[], standing: Standing): number[] {
  const owned = (view: View) => sum(standing.bandits.map((bandit) => money(view.bandits[bandit]!)))
  const ends = frames.filter(({ events }) => events.some(({ kind }) => kind === 'round_ended'))
  const start = frames[0]
  if (!start) return []
  return [
    owned(start.view),
    ...ends.map(({ view }) => owned(view)),
    standing.own_money + standing.bonus,
  ]
}

export type Moment =
  | { kind: 'shots' | 'hits' | 'vain' | 'punches'; bandit: string; number: number }
  | { kind: 'loot'; bandit: string; amount: number; frame: number }

/** The bandit with the most of something, if there is a single one. */
function most(events: GameEvent[], kind: string, who: 'bandit' | 'target') {
  const counts = new Map<string, number>()
  for (const event of events) {
    const name = event[who]
    if (event.kind === kind && name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? { bandit: first[0], number: first[1] } : null
}

const worth = (token: TokenKind | undefined, value: number | undefined) =>
  token && token !== 'purse' ? WORTH[token] : (value ?? 0)

/** The richest grab of the game; each seat's own frames know what its purses hold. */
function biggestLoot(view: View, sides: Sides): Moment | null {
  let best: Moment & { kind: 'loot' } = { kind: 'loot', bandit: '', amount: 0, frame: 0 }
  for (const [seat, frames] of Object.entries(sides))
    for (const { n, events } of frames)
      for (const { kind, bandit, token, value } of events)
        if (kind === 'loot_taken' && bandit && view.seats[seat]!.bandits.includes(bandit)) {
          const amount = worth(token, value)
          if (amount > best.amount) best = { kind: 'loot', bandit, amount, frame: n }
        }
  return best.amount ? best : null
}

/** A handful of things worth telling at the campfire. */
export function moments(view: View, sides: Sides): Moment[] {
  const events = (Object.values(sides)[0] ?? []).flatMap((frame) => frame.events)
  const counted = [
    ['shots', 'shot', 'bandit'],
    ['hits', 'shot', 'target'],
    ['punches', 'punched', 'bandit'],
    ['vain', 'no_effect', 'bandit'],
  ] as const
  const found = counted.flatMap(([name, kind, who]): Moment[] => {
    const record = most(events, kind, who)
    return record ? [{ kind: name, ...record }] : []
  })
  const loot = biggestLoot(view, sides)
  return loot ? [loot, ...found] : found
}
