/** Introductions: a table with a fixed deal for each, and what the coach has to say there. */

import type { Config } from '../../lib/types'
import { FIRST_GAME, TWO_TRAINS, event, question, type Lesson } from './lessons'

export interface Course {
  /** Of its words and its picture: `base`, a module, or a game of its own. */
  id: string
  me: string
  /** All who ride along, each a bot that plays at random: whoever learns should win now and then. */
  others: string[]
  config: Partial<Config>
  seed: string
  lessons: readonly Lesson[]
}

const OVER: Lesson = { id: 'over', stops: true, fits: ({ view }) => view?.over === true }

/** Enough is seen when a round begins: one may leave, or play on. */
const enough = (round: number): Lesson => ({
  id: 'enough',
  stops: true,
  fits: ({ view, decision }) => decision !== null && (view?.round ?? 0) >= round,
})

/** The first thing said, at the first question of all. */
const opening = (id: string): Lesson => ({
  id,
  stops: false,
  fits: ({ decision }) => decision !== null,
})

export const COURSES: readonly Course[] = [
  {
    id: 'base',
    me: 'cheyenne',
    others: ['doc', 'tuco'],
    config: { mode: 'first_game', cars: ['locomotive', 'car_2', 'car_5', 'car_4'] },
    seed: 'a first robbery',
    lessons: [OVER, ...FIRST_GAME],
  },
  {
    id: 'horses_stagecoach',
    me: 'cheyenne',
    others: ['doc', 'tuco'],
    config: { modules: ['base', 'horses_stagecoach'] },
    seed: 'a first ride',
    lessons: [
      OVER,
      enough(3),
      question('horses-attack', 'attack'),
      question('horses-plan', 'plan'),
      question('horses-ride', 'ride'),
      question('horses-hostage', 'hostage'),
      event('horses-drank', 'drank'),
      event('horses-shotgun', 'shotgun_moved'),
      event('horses-escaped', 'escaped'),
    ],
  },
  {
    id: 'marshal_prisoners',
    me: 'cheyenne',
    others: ['marshal', 'doc', 'tuco'],
    config: { modules: ['base', 'marshal_prisoners'] },
    seed: 'a first arrest',
    lessons: [
      OVER,
      enough(3),
      opening('law-plan'),
      event('law-goal', 'goal_drawn'),
      event('law-colt', 'colt_fired'),
      event('law-arrest', 'arrested'),
      event('law-copied', 'copied'),
      question('law-free', 'free'),
      question('law-break_out', 'break_out'),
    ],
  },
  {
    id: 'time_travel_car',
    me: 'cheyenne',
    others: ['doc', 'tuco'],
    config: { modules: ['base', 'time_travel_car'] },
    seed: 'a first journey',
    lessons: [
      OVER,
      enough(4),
      question('time-plan', 'plan'),
      question('time-hide', 'hide'),
      event('time-travels', 'travels'),
      event('time-appeared', 'appeared'),
    ],
  },
  {
    id: 'couriers_armored_train',
    me: 'cheyenne',
    others: ['doc', 'tuco', 'belle'],
    config: { modules: ['base', 'couriers_armored_train'] },
    seed: 'a first crossing',
    lessons: [OVER, enough(4), ...TWO_TRAINS],
  },
  {
    id: 'super',
    me: 'cheyenne',
    others: ['doc', 'tuco', 'belle'],
    config: { game: 'super' },
    seed: 'a first shoot-out',
    lessons: [
      OVER,
      opening('super-program'),
      event('super-shootin', 'shootin_begun'),
      event('super-stunned', 'stunned'),
      event('super-uncoupled', 'uncoupled'),
      event('super-eliminated', 'eliminated'),
    ],
  },
]

export const courseOf = (id: string | null): Course =>
  COURSES.find((course) => course.id === id) ?? COURSES[0]!
