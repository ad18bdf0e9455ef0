/** Introductions: a table with a fixed deal for each, and what the guide has to say there. */

import type { Wish } from '../../lib/types'
import { A_JOURNEY } from './journey'
import { THE_LAW } from './law'
import { FIRST_GAME, type Lesson } from './lessons'
import { A_RIDE } from './riding'
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
    seed: 'a first ride 960',
    lessons: [OVER, enough(3), ...A_RIDE],
  },
  {
    id: 'marshal_prisoners',
    me: 'cheyenne',
    others: ['marshal', 'doc', 'tuco'],
    config: { modules: ['base', 'marshal_prisoners'] },
    seed: 'a first arrest 264',
    lessons: [OVER, enough(3), ...THE_LAW],
  },
  {
    id: 'time_travel_car',
    me: 'cheyenne',
    others: ['doc', 'tuco'],
    config: { modules: ['base', 'time_travel_car'] },
    seed: 'a first journey 1027',
    lessons: [OVER, enough(4), ...A_JOURNEY],
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
