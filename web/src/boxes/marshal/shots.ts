/** Aiming two Colts: every step is looked up in the options, which know the rules. */

import type { Option } from '../../lib/types'

/** The targets of Colt 1 and Colt 2. */
export type Aims = readonly [string | null, string | null]

/** `{ belle: 1, doc: 2 }` of an option as aims. */
export function aimsOf(option: Option): Aims {
  const shots = Object.entries(option.points_at.shots ?? {})
  const aimed = (colt: number) => shots.find(([, number]) => number === colt)?.[0] ?? null
  return [aimed(1), aimed(2)]
}

/** Is it the same shot? To aim at nobody is none. */
export const sameAims = (one: Aims, other: Aims): boolean =>
  one[0] === other[0] && one[1] === other[1] && (one[0] ?? one[1]) !== null

/** Everybody who can be hit, in the order of the options. */
export const targetsIn = (options: readonly Option[]): string[] => [
  ...new Set(options.flatMap((option) => aimsOf(option).filter((figure) => figure !== null))),
]

/** May this Colt hit this figure, alone or with the other Colt hitting somebody else? */
export const inReach = (options: readonly Option[], colt: 0 | 1, figure: string): boolean =>
  options.some((option) => aimsOf(option)[colt] === figure)

/** Aim a Colt at somebody, or no longer; never both at the same. */
export function turnColt(aims: Aims, colt: 0 | 1, figure: string): Aims {
  const target = aims[colt] === figure ? null : figure
  const other = aims[1 - colt] === figure ? null : aims[1 - colt]!
  return colt === 0 ? [target, other] : [other, target]
}

/** Does the shot keep every Colt that is aimed already? */
const keeps = (shot: Aims, aims: Aims): boolean =>
  aims.every((figure, colt) => figure === null || figure === shot[colt])

/**
 * Somebody on the train was touched: a free Colt aims at them, or none any longer.
 * Who is spared alone gets a partner, so that a touch makes a shot.
 */
export function aimAt(aims: Aims, figure: string, options: readonly Option[]): Aims {
  if (aims[0] === figure) return [null, aims[1]]
  if (aims[1] === figure) return [aims[0], null]
  const tries: Aims[] = [
    [aims[0] ?? figure, aims[0] ? figure : aims[1]],
    [aims[1] ? figure : aims[0], aims[1] ?? figure],
    [figure, null],
    [null, figure],
  ]
  const shots = options.map(aimsOf)
  const isLegal = (some: Aims) => shots.some((shot) => sameAims(shot, some))
  const completed = (some: Aims) => shots.find((shot) => keeps(shot, some))
  return tries.find(isLegal) ?? tries.map(completed).find((shot) => shot) ?? tries[0]!
}
