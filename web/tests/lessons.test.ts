import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Decision, GameEvent, View } from '../src/lib/types'
import { COURSES, courseOf } from '../src/pages/tutorial/courses'
import { lessonFor, type Moment } from '../src/pages/tutorial/lessons'

const LONGEST = 260 // letters; more hides the train on a phone

/** What is said of an event, or when one has to choose in a position. */
const told = (...events: object[]): Moment => ({
  view: null,
  decision: null,
  events: events as GameEvent[],
})
const asked = (view: object, question = 'plan'): Moment => ({
  view: view as View,
  decision: { question, about: {}, options: [] } as unknown as Decision,
  events: [],
})

/** The lessons of a course that come at one moment, one after the other. */
function heard(course: string, moment: Moment, before: Iterable<string> = []): string[] {
  const [all, said] = [courseOf(course).lessons, new Set(before)]
  const found: string[] = []
  for (let next = lessonFor(all, moment, said); next; next = lessonFor(all, moment, said)) {
    found.push(next.id)
    said.add(next.id)
  }
  return found
}

describe.each(['en', 'fr'])('the words of the guide (%s)', (language) => {
  const file = join(import.meta.dirname, '../src/locales', language, 'lessons.ftl')
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
  const words = (key: string) => bundle.getMessage(key)?.value as string | undefined

  it.each(COURSES.map(({ id }) => id))('are there for every lesson of %s, and short', (course) => {
    for (const { id, ends } of courseOf(course).lessons) {
      expect(words(`tutorial-${id}`)).toBeTruthy()
      const text = words(`tutorial-${id}-text`)!
      expect(text, id).toBeTruthy()
      expect(text.length, id).toBeLessThan(LONGEST)
      if (ends && !id.endsWith('over')) expect(words(`tutorial-${id}-on`)).toBeTruthy()
    }
  })
})

describe('the lesson of the ride', () => {
  const coach = (state: string, strongboxes: number) =>
    asked({
      round: 2,
      horses: [],
      shotgun: { state, at: 'coach.roof' },
      places: { 'coach.roof': { strongboxes } },
    })
  const before = ['horses-aim', 'horses-plan', 'horses-coach']

  it('says so when the Shotgun is off his strongbox', () => {
    const knocked = told({ kind: 'moved', figure: 'shotgun', how: 'punched' })
    expect(heard('horses_stagecoach', knocked)).toEqual(['horses-shotgun'])
    expect(heard('horses_stagecoach', told({ kind: 'moved', figure: 'doc' }))).toEqual([])
  })
  it('points at the strongbox as long as it lies there unguarded', () => {
    expect(heard('horses_stagecoach', coach('active', 1), before)).toEqual(['horses-free'])
    expect(heard('horses_stagecoach', coach('guarding', 1), before)).toEqual([])
    expect(heard('horses_stagecoach', coach('active', 0), before)).toEqual([])
  })
})

describe('the lesson of the journey', () => {
  it('calls somebody else gone, and oneself away', () => {
    const gone = { kind: 'travels', bandit: 'doc' }
    expect(heard('time_travel_car', told(gone))).toEqual(['time-travels'])
    expect(heard('time_travel_car', told({ ...gone, hideout: '2' }))).toEqual([])
    const away = { round: 2, turn: 0, traveller: 'cheyenne', hidden_under: '2' }
    expect(heard('time_travel_car', asked(away), ['time-aim', 'time-plan'])).toEqual(['time-away'])
  })
})

describe('the lesson of two trains', () => {
  const begun = { round: 1, turn: 0, turns: ['standard', 'feint'], own: { hand: ['nudge'] } }
  const first = ['trains-team', 'trains-facing', 'trains-plan', 'trains-hand']

  it('begins with the teams and the trains, before the first card', () => {
    expect(heard('couriers_armored_train', asked(begun))).toEqual(first)
  })
  it('tells of a feint when one can be made', () => {
    const feint = asked({ ...begun, turn: 1 })
    expect(heard('couriers_armored_train', feint, first)).toEqual(['trains-feint'])
  })
  it('stops for the first card that Il Professore lays', () => {
    const laid = told({ kind: 'schemer_laid', text: '' })
    expect(heard('couriers_armored_train', laid)).toEqual(['trains-professore'])
    expect(lessonFor(courseOf('couriers_armored_train').lessons, laid, new Set())?.stops).toBe(true)
  })
})

describe('the lesson of the shoot-out', () => {
  const FIRST = ['super-aim', 'super-arrow', 'super-program']
  const me = { at: '3.in', facing: 'front', state: 'standing' }
  const train = Array.from({ length: 5 }, () => ({}))
  const round = (number: number, own: object = {}, cars = train) =>
    asked({ round: number, train: cars, bandits: { cheyenne: { ...me, ...own } } }, 'program')

  it('tells the aim and the way one looks before the first program', () => {
    expect(heard('super', round(1))).toEqual(FIRST)
  })
  it.each([
    ['super-tail', { at: '4.roof' }],
    ['super-down', { state: 'stunned' }],
    ['super-edge', { at: '0.in' }],
  ])('warns of a place that costs a card or the ride: %s', (lesson, own) => {
    const said = [...FIRST, 'super-round']
    expect(heard('super', round(2, own), said)).toEqual([lesson])
    expect(heard('super', round(2), said)).toEqual([])
  })
  it('says what counts when the last wagon goes', () => {
    const said = [...FIRST, 'super-round']
    expect(heard('super', round(4, { at: '0.in', facing: 'rear' }, train.slice(3)), said)).toEqual([
      'super-locomotive',
    ])
  })
  it('lets those who are out watch the rest or leave', () => {
    const out = told({ kind: 'eliminated', bandit: 'cheyenne' })
    expect(heard('super', out)).toEqual(['super-out', 'super-eliminated'])
    const other = told({ kind: 'eliminated', bandit: 'doc' })
    expect(heard('super', other)).toEqual(['super-eliminated'])
    const { ends } = lessonFor(courseOf('super').lessons, out, new Set())!
    expect(ends).toBe(true)
  })
})
