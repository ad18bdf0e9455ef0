/** Introductions: a table with a fixed deal for each, and what the guide has to say there. */

import type { Wish } from '../../lib/types'
import { FIRST_GAME, event, question, type Lesson } from './lessons'
import { PUPIL, SHOOT_OUT } from './shootout'
import { TWO_TRAINS } from './trains'

export interface Course {
  /** Of its words and its picture: `base`, a module, or a game of its own. */
  id: string
  me: string
  /** All who ride along, each an easy bot: its plans work and cross one's own. */
  others: string[]
  config: Wish
  seed: string
  lessons: readonly Lesson[]
}

const OVER: Lesson = {
  id: 'over',
  stops: true,
  ends: true,
  fits: ({ view }) => view?.over === true,
}

/** Enough is seen when a round begins: one may leave, or play on. */
const enough = (round: number): Lesson => ({
  id: 'enough',
  stops: true,
  ends: true,
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
    seed: 'a first robbery 46',
    lessons: [OVER, ...FIRST_GAME],
  },
  {
    id: 'horses_stagecoach',
    me: 'cheyenne',
    others: ['doc', 'tuco'],
    config: { modules: ['base', 'horses_stagecoach'] },
    seed: 'a first ride 37',
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
    seed: 'a first arrest 39',
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
    seed: 'a first journey 64',
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
    others: ['doc', 'tuco'], // Il Professore rides with an odd number only
    config: {
      modules: ['base', 'couriers_armored_train'],
      cars: ['locomotive', 'car_6', 'car_1', 'car_2'],
    },
    seed: 'a first crossing 1956',
    lessons: [OVER, enough(5), ...TWO_TRAINS],
  },
  {
    id: 'super',
    me: PUPIL,
    others: ['doc', 'tuco', 'belle'],
    config: { game: 'super' },
    seed: 'a first shoot-out 2', // face to face with Doc, and Belle behind
    lessons: SHOOT_OUT,
  },
]

export const courseOf = (id: string | null): Course =>
  COURSES.find((course) => course.id === id) ?? COURSES[0]!
