/** What the guide says, and when: each lesson once, at the first occasion. */

import type { Decision, GameEvent, View } from '../../lib/types'

/** What the guide can see. */
export interface Moment {
  view: View | null
  decision: Decision | null
  /** What is being told; what has been told, once the story is over. */
  events: readonly GameEvent[]
}

export interface Lesson {
  id: string
  /** The story stops until it is read. */
  stops: boolean
  /** The course may end here; one goes on with the words `tutorial-<id>-on`, if the game does. */
  ends?: boolean
  fits: (moment: Moment, told: ReadonlySet<string>) => boolean
}

export const planning = ({ decision }: Moment) => decision?.question === 'plan'

/** At a question of one kind; one may read, or simply answer. */
export const question = (id: string, asked = id): Lesson => ({
  id,
  stops: false,
  fits: ({ decision }) => decision?.question === asked,
})

/** The first thing said, at the first question of all. */
export const opening = (id: string): Lesson => ({
  id,
  stops: false,
  fits: ({ decision }) => decision !== null,
})

/** When one plans in this round, or later if there was something else to say. */
export const inRound = (id: string, round: number): Lesson => ({
  id,
  stops: false,
  fits: (moment) => planning(moment) && (moment.view?.round ?? 0) >= round,
})

/** At an event of one kind. */
export const event = (id: string, kind = id): Lesson => ({
  id,
  stops: true,
  fits: ({ events }) => events.some((event) => event.kind === kind),
})

/** When one has to plan in a turn of this type. */
export const turn = (id: string, type = id): Lesson => ({
  id,
  stops: false,
  fits: (moment) => planning(moment) && moment.view?.turns[moment.view.turn] === type,
})

/** Of the guided first game. */
export const FIRST_GAME: readonly Lesson[] = [
  { id: 'aim', stops: true, fits: planning },
  { id: 'roofs', stops: true, fits: planning },
  { id: 'plan', stops: false, fits: planning },
  {
    id: 'last_round',
    stops: false,
    fits: (moment) => planning(moment) && moment.view?.round === moment.view?.game.rounds,
  },
  {
    id: 'round_two',
    stops: false,
    fits: (moment) => planning(moment) && moment.view?.round === 2,
  },
  turn('tunnel'),
  turn('speeding_up'),
  turn('switching'),
  {
    id: 'pile',
    stops: false,
    fits: (moment, told) =>
      planning(moment) && told.has('plan') && (moment.view?.pile.length ?? 0) > 1,
  },
  event('stealin', 'stealin_begun'),
  event('shot'),
  event('no_effect'),
  event('neutral_bullet'),
  question('move_to'),
  question('floor_to'),
  question('rob'),
  question('fire_at'),
  question('punch_whom'),
  question('punch_what'),
  question('punch_where'),
  question('marshal_to'),
]

/** The lesson for this moment, if there is a new one. */
export const lessonFor = (
  lessons: readonly Lesson[],
  moment: Moment,
  told: ReadonlySet<string>,
): Lesson | undefined => lessons.find((lesson) => !told.has(lesson.id) && lesson.fits(moment, told))
