/** What the drawings need to know of each figure: its letter, and where its face is. */

const LETTERS: Record<string, string> = {
  ghost: 'G',
  doc: 'D',
  tuco: 'T',
  cheyenne: 'C',
  belle: 'B',
  django: 'J',
  mei: 'M',
  silk: 'S',
  misty: 'Y',
  twinzz: 'Z',
  marshal: '★',
  shotgun: '✦',
  courier: '✉',
}

const FACES: Record<string, string> = {
  twinzz: '4 16 72 72',
  belle: '10 -4 60 60',
  tuco: '6 -2 68 68',
  doc: '12 -2 56 56',
  marshal: '8 -2 64 64',
  ghost: '8 0 64 64',
  mei: '12 0 56 56',
  misty: '10 0 60 60',
  cheyenne: '10 -2 60 60',
}

export const letterOf = (figure: string): string => LETTERS[figure] ?? '•'

/** The part of a figure's drawing that shows its face, as a viewBox. */
export const faceOf = (figure: string): string => FACES[figure] ?? '11 0 58 58'
