/** What the drawings need to know of each figure: its letter, and where its face is. */

import { LETTERS } from './letters'

// Where a face is not in the middle, or needs its hat to be known.
const FACES: Record<string, string> = {
  ghost: '7 1 66 66',
  doc: '13 2 55 55',
  tuco: '9 1 64 64',
  cheyenne: '9 -4 62 62',
  belle: '6 -6 62 62',
  django: '10 -1 62 62',
  mei: '12 -4 58 58',
  silk: '13 0 58 58',
  misty: '10 -1 62 62',
  twinzz: '4 16 72 72',
  marshal: '8 -3 66 66',
  professore: '9 -2 62 62',
}

// Where the arm in front begins, if not at the usual place.
const SHOULDERS: Record<string, Shoulder> = {
  ghost: [53, 53],
  tuco: [59, 54],
  twinzz: [62, 63],
}
type Shoulder = readonly [x: number, y: number]

/** Several of a kind are told apart by what follows: `courier_a2` looks like any courier. */
export const lookOf = (figure: string): string => figure.split('_')[0]!

export const letterOf = (figure: string): string => LETTERS[lookOf(figure)] ?? '•'

/** The part of a figure's drawing that shows its face, as a viewBox. */
export const faceOf = (figure: string): string => FACES[lookOf(figure)] ?? '11 0 58 58'

/** Where an arm that acts is fixed, in the units of the drawing. */
export const shoulderOf = (figure: string): Shoulder => SHOULDERS[lookOf(figure)] ?? [52, 49]
