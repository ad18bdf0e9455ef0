import { describe, expect, it } from 'vitest'
import { lootIn } from '../src/lib/table/apply'
import { keyOf, optionByDigit, targetsOf } from '../src/lib/table/highlight'
import type { Decision, Option, PointsAt } from '../src/lib/types'
import { steps } from './steps'

const view = steps.find((step) => step.view.phase === 'stealin')!.view

const option = (text: string, points_at: PointsAt): Option => ({
  text,
  verb: text.split(' ')[0]!,
  points_at,
  label: text,
})

const decision = (about: Decision['about'], ...options: Option[]): Decision => ({
  seat: 0,
  name: 'django',
  question: 'any',
  about,
  sentence: 'What now?',
  special: null,
  hint: '',
  rules: '',
  options,
})

describe('the thing that an option points at', () => {
  const about = { bandit: 'django' }
  const key = (points: PointsAt, whom: Decision['about'] = about) => {
    const only = option('do it', points)
    return keyOf(view, decision(whom, only), only)
  }

  it('is a card, by its bandit', () => {
    expect(key({ card: 'fire', bandit: 'tuco', hidden: true })).toBe('card:tuco:fire')
  })
  it('is a bullet, from any shooter', () => {
    expect(key({ card: 'bullet' })).toBe('card:bullet')
  })
  it('is a figure or a position', () => {
    expect(key({ figure: 'belle' })).toBe('figure:belle')
    expect(key({ position: '3.roof' })).toBe('position:3.roof')
  })
  it('is loot where the acting bandit stands', () => {
    expect(key({ token: 'jewel' })).toBe(`token:${view.bandits.django!.at}:jewel`)
  })
  it('is a purse where it lies, by its number', () => {
    const purses = view.train.map((place) => lootIn(place.in, 'purses'))
    const car = purses.findIndex((some) => Array.isArray(some) && some.length > 0)
    const [{ label }] = purses[car] as [{ label: number }]
    expect(key({ token: 'purse', label })).toBe(`token:${car}.in:purse`)
  })
  it('is loot in the pocket of a victim', () => {
    expect(key({ token: 'purse' }, { bandit: 'django', victim: 'ghost' })).toBe(
      'pocket:ghost:purse',
    )
  })
  it('is nothing for a mere button', () => {
    expect(key({ button: 'draw' })).toBeNull()
  })
})

describe('targets', () => {
  it('gather the options of one thing', () => {
    const open = option('play fire', { card: 'fire', bandit: 'ghost', hidden: false })
    const hidden = option('play fire hidden', { card: 'fire', bandit: 'ghost', hidden: true })
    const targets = targetsOf(view, decision({}, open, hidden, option('draw', { button: 'draw' })))
    expect([...targets.keys()]).toEqual(['card:ghost:fire'])
    expect(targets.get('card:ghost:fire')).toEqual([open, hidden])
  })
  it('are none without a decision', () => {
    expect(targetsOf(view, null).size).toBe(0)
  })
  it('exist for every option of a real game that is not a button', () => {
    for (const { view, decisions } of steps)
      for (const asked of decisions)
        for (const answer of asked.options)
          expect(keyOf(view, asked, answer) === null).toBe('button' in answer.points_at)
  })
})

it('answers to number keys', () => {
  const options = [option('yes', { button: 'yes' }), option('no', { button: 'no' })]
  expect(optionByDigit(options, '2')?.text).toBe('no')
  expect(optionByDigit(options, '3')).toBeUndefined()
  expect(optionByDigit(options, 'Enter')).toBeUndefined()
})
