/** How a game of mine went, in a few words. */

import { dollars, t } from '../i18n'
import { namedOf } from '../table/names.svelte'
import type { MyTable, Seat } from '../types'

/** A seat is called by its first bandit. */
const nameOf = (seat: Seat): string => seat.bandits[0] ?? ''

/** Money is counted by bandits; a seat that leads another figure plays for something else. */
const isBandit = (id: string): boolean => namedOf('bandits').some(([bandit]) => bandit === id)

/** `Won`, `Place 2 of 4`, `Your team lost`; nothing for somebody without a seat. */
export function placeOf(table: MyTable): string | null {
  const { result } = table
  const mine = table.mine.length === 1 ? table.seats[table.mine[0]!] : undefined
  const own = mine && result?.seats[nameOf(mine)]
  if (!result || !own) return null
  const won = result.winners.includes(nameOf(mine))
  if (result.teams || table.config.variants?.includes('teams'))
    return won ? t('games-team-won') : t('games-team-lost')
  if (won) return t('games-won')
  if (!isBandit(nameOf(mine))) return t('games-lost')
  return t('games-place', { place: own.rank, of: Object.keys(result.seats).length })
}

/** `$1,250`, or the Loot cards of a game that has them. */
export function bootyOf(table: MyTable): string | null {
  const mine = table.mine.length === 1 ? table.seats[table.mine[0]!] : undefined
  const own = mine && table.result?.seats[nameOf(mine)]
  if (own?.loot) return t('games-loot', { number: own.loot.length })
  return own?.score !== undefined && isBandit(nameOf(mine!)) ? dollars(own.score) : null
}

export const isWinner = (table: MyTable, seat: Seat): boolean =>
  !!table.result?.winners.includes(nameOf(seat))
