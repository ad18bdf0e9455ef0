import { describe, expect, it } from 'vitest'
import { aimAt, aimsOf, inReach, sameAims, targetsIn, turnColt } from '../src/boxes/marshal/shots'
import type { Option } from '../src/lib/types'

const option = (shots: Record<string, number>): Option => ({
  text: '',
  verb: 'shoot',
  label: '',
  points_at: { shots },
})
const pass: Option = { text: 'pass', verb: 'pass', label: '', points_at: { button: 'pass' } }

// Doc may be hit alone, Belle only while the other Colt hits Doc.
const options = [
  option({ doc: 1 }),
  option({ doc: 2 }),
  option({ doc: 1, belle: 2 }),
  option({ belle: 1, doc: 2 }),
  pass,
]

describe('Aiming two Colts', () => {
  it('reads the aims off an option', () => {
    expect(aimsOf(options[3]!)).toEqual(['belle', 'doc'])
    expect(targetsIn(options)).toEqual(['doc', 'belle'])
  })
  it('never takes passing for a shot', () => {
    expect(options.filter((some) => sameAims(aimsOf(some), [null, null]))).toEqual([])
  })
  it('aims at the bandit touched with the Colt that may hit him', () => {
    const first = aimAt([null, null], 'doc', options)
    expect(first).toEqual(['doc', null])
    expect(aimAt(first, 'belle', options)).toEqual(['doc', 'belle'])
  })
  it('finds a partner for somebody who is spared alone', () => {
    expect(aimAt([null, null], 'belle', options)).toEqual(['belle', 'doc'])
    expect(aimAt([null, 'doc'], 'belle', options)).toEqual(['belle', 'doc'])
  })
  it('makes a shot of every first touch', () => {
    const forced = options.slice(2)
    for (const figure of targetsIn(forced)) {
      const aims = aimAt([null, null], figure, forced)
      expect(forced.some((some) => sameAims(aimsOf(some), aims))).toBe(true)
    }
  })
  it('lowers the Colt at a second touch', () => {
    expect(aimAt(['doc', 'belle'], 'belle', options)).toEqual(['doc', null])
  })
  it('never aims both Colts at the same bandit', () => {
    expect(turnColt(['doc', null], 1, 'doc')).toEqual([null, 'doc'])
    expect(turnColt([null, 'doc'], 1, 'doc')).toEqual([null, null])
  })
  it('offers a Colt only those it may hit', () => {
    expect(inReach([option({ doc: 2 })], 0, 'doc')).toBe(false)
    expect(inReach([option({ doc: 2 })], 1, 'doc')).toBe(true)
  })
})
