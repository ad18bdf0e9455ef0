/** What views say of the Marshal player, of Prisoners and Posters; see docs/api.md. */

import { having } from '../../lib/modules/having'
import type { BanditView, Position, View } from '../../lib/types'
import type {
  BrawlerTaken,
  Law,
  MarshalInAgreed,
  MarshalInValues,
  MarshalInView,
  MarshalOfBandit,
} from './wire'

export type { Colt, Law } from './wire'

export const TITLES = ['gold', 'silver', 'bronze'] as const
export type Title = BrawlerTaken['title']

export const GOALS = 5

export const marshalOf = (view: View): Law => having<MarshalInView>(view, 'law').law
export const outlawOf = (view: View, bandit: string) =>
  having<MarshalOfBandit, BanditView>(view.bandits[bandit], 'wanted')
/** What is printed on the pieces. */
export const valuesOf = (view: View) => having<MarshalInValues>(view.game.values, 'wanted')
export const coltsOf = (view: View) => having<MarshalInAgreed>(view.game, 'colts').colts

/** The bandit whom a Prisoner admires. */
export const idolOf = (prisoner: string): string => prisoner.replace('admirer_of_', '')

/** The number of the Prison car, which is always the last. */
export const prisonOf = (view: View): number => view.train.length - 1
export const CELL: Position = 'cell'

export const isJailed = (view: View, bandit: string): boolean => view.bandits[bandit]?.at === CELL

/** The titles that a bandit has taken. */
export const titlesOf = (view: View, bandit: string): Title[] =>
  TITLES.filter((title) => marshalOf(view).brawlers[title] === bandit)

/** The picture of a Goal; all Warrants share one. */
export const goalGlyph = (goal: string): string =>
  goal.startsWith('capture_') ? 'goal-capture' : `goal-${goal}`
/** The bandit of a Warrant. */
export const wantedBy = (goal: string): string | null =>
  goal.startsWith('capture_') ? goal.replace('capture_', '') : null
