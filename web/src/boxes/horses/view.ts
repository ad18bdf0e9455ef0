/** What a view says of horses, coach and hostages. */

import { having } from '../../lib/modules/having'
import type { BanditView, Position, View } from '../../lib/types'
import type { HorsesInView, HorsesOfBandit } from './wire'
import { banditOf } from '../../lib/surely'

export const horsesOf = (view: View) => having<HorsesInView, View>(view, 'horses')
export const riderOf = (view: View, bandit: string) =>
  having<HorsesOfBandit, BanditView>(view.bandits[bandit], 'drinks')

/** In front of the locomotive. */
export const AHEAD = -1

/** The car beside which a position is. */
export function carOf(view: View, position: Position): number {
  if (position.startsWith('coach')) return horsesOf(view).coach?.facing ?? 0
  return position === 'timecar' ? AHEAD : parseInt(position)
}

/** Horses beside each car that has some, AHEAD included. */
export function herds(view: View): { car: number; number: number }[] {
  const { horses, horses_at_timecar = 0 } = horsesOf(view)
  return [
    { car: AHEAD, number: horses_at_timecar },
    ...horses.map((number, car) => ({ car, number })),
  ].filter(({ number }) => number > 0)
}

/** Bandits in the saddle before the game: the attack is on. */
export function ridersOf(view: View): string[] {
  const { offered } = horsesOf(view)
  if (offered === undefined || offered === null) return []
  return Object.keys(view.bandits).filter((name) => banditOf(view, name).at === null)
}

/** Who has taken a hostage. */
export const keeperOf = (view: View, hostage: string): string | undefined =>
  Object.keys(view.bandits).find((bandit) => riderOf(view, bandit).hostage === hostage)
