import { describe, expect, it } from 'vitest'
import marshal from '../src/boxes/marshal'
import type { Option, View } from '../src/lib/types'

const freed = (label: string): Option => ({
  text: 'free admirer_of_ghost',
  verb: 'free',
  label,
  points_at: { prisoner: 'admirer_of_ghost' },
})
const says = (label: string) => marshal.wording!(freed(label), {} as View)

describe('Setting free', () => {
  it('tells a bandit what their own admirer is worth to them', () => {
    expect(says('The admirer of Ghost, your own: two in one. And $200 at the end.')).toEqual({
      title: 'The admirer of Ghost, your own',
      lines: ['two in one. And $200 at the end.'],
    })
    expect(says('L’admirateur de Ghost, le vôtre\u00a0: deux butins.')).toEqual({
      title: 'L’admirateur de Ghost, le vôtre',
      lines: ['deux butins.'],
    })
  })
})
