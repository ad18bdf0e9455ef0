/** What views say of the Marshal player, of Prisoners and Posters; see docs/api.md. */

import type { BanditView, Position, View } from '../../types'

/** One of the Marshal's Colts. */
export interface Colt {
  left: number
  /** What its next bullet does besides; null if it is empty. */
  next: string | null
}

export const TITLES = ['gold', 'silver', 'bronze'] as const
export type Title = (typeof TITLES)[number]

export interface Law {
  /** The seat of whoever plays the Marshal. */
  seat: string
  received: number
  received_from: Record<string, number>
  colts: [Colt, Colt]
  /** Who has taken a Brawler title; null while it lies on the Marshal's portrait. */
  brawlers: Record<Title, string | null>
  /** Bandits whose Wanted Poster he has. */
  posters: string[]
  /** Prisoners behind the Prison car, and those that he has. */
  prisoners: string[]
  rewards: string[]
  mailbags: number
  goals_drawn: number
  goals_shown: string[]
  /** His Goals, before his own eyes, and before everybody's at the end. */
  goals?: string[]
  mailbag_values?: number[]
  ejected: boolean
}

/** What a bandit has to do with the law. */
export interface Outlaw extends BanditView {
  wanted: boolean
  prisoner: string | null
  /** `disarm`, `knee`, `shoulder`, until the round ends. */
  wounds: string[]
  ejected: boolean
  mailbags: number
  mailbag_values: number[]
}

/** What is printed on the pieces. */
interface Printed {
  /** What the bullets of each Colt do, the first one fired first. */
  colts: [string[], string[]]
  values: Record<'wanted' | 'prisoner' | Title, number>
}

export const GOALS = 5

export const lawOf = (view: View): Law => view.law as Law
export const outlawOf = (view: View, bandit: string): Outlaw => view.bandits[bandit] as Outlaw
export const printedOf = (view: View): Printed => view.game as unknown as Printed

/** The bandit whom a Prisoner admires. */
export const idolOf = (prisoner: string): string => prisoner.replace('admirer_of_', '')

/** The number of the Prison car, which is always the last. */
export const prisonOf = (view: View): number => view.train.length - 1
export const CELL: Position = 'cell'

export const isJailed = (view: View, bandit: string): boolean => view.bandits[bandit]?.at === CELL

/** The titles that a bandit has taken. */
export const titlesOf = (view: View, bandit: string): Title[] =>
  TITLES.filter((title) => lawOf(view).brawlers[title] === bandit)

/** The picture of a Goal; all Warrants share one. */
export const goalGlyph = (goal: string): string =>
  goal.startsWith('capture_') ? 'goal-capture' : `goal-${goal}`
/** The bandit of a Warrant. */
export const wantedBy = (goal: string): string | null =>
  goal.startsWith('capture_') ? goal.replace('capture_', '') : null
