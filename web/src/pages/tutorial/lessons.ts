/** What the coach says, and when: each lesson once, at the first occasion. */

import type { Decision, GameEvent, Position, View } from '../../lib/types'

/** What the coach can see. */
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
  fits: (moment: Moment, told: ReadonlySet<string>) => boolean
}

const planning = ({ decision }: Moment) => decision?.question === 'plan'

/** At a question of one kind; one may read, or simply answer. */
export const question = (id: string, asked = id): Lesson => ({
  id,
  stops: false,
  fits: ({ decision }) => decision?.question === asked,
})

/** At an event of one kind. */
export const event = (id: string, kind = id): Lesson => ({
  id,
  stops: true,
  fits: ({ events }) => events.some((event) => event.kind === kind),
})

/** When one has to plan in a turn of this type. */
const turn = (id: string): Lesson => ({
  id,
  stops: false,
  fits: (moment) => planning(moment) && moment.view?.turns[moment.view.turn] === id,
})

/** Of the guided first game. */
export const FIRST_GAME: readonly Lesson[] = [
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

/** When one plans in this round, or later if there was something else to say. */
const inRound = (id: string, round: number): Lesson => ({
  id,
  stops: false,
  fits: (moment) => planning(moment) && (moment.view?.round ?? 0) >= round,
})

const isArmored = (position: Position | null | undefined) => position?.startsWith('a') ?? false

/** Of Couriers & Armored Train: what a round makes possible first, then the rest as it comes. */
export const TWO_TRAINS: readonly Lesson[] = [
  inRound('trains-last', 5),
  inRound('trains-plan', 1),
  inRound('trains-loot', 2),
  inRound('trains-guns', 3),
  {
    id: 'trains-hand',
    stops: false,
    fits: (moment) => planning(moment) && (moment.view?.own?.hand.includes('nudge') ?? false),
  },
  inRound('trains-team', 1),
  event('trains-moved', 'trains_moved'),
  {
    id: 'trains-cross',
    stops: false,
    fits: ({ view, decision }) =>
      decision?.question === 'move_to' &&
      !isArmored(view?.bandits[decision.about.bandit ?? '']?.at) &&
      decision.options.some(({ points_at }) => isArmored(points_at.position)),
  },
  {
    id: 'trains-met',
    stops: true,
    fits: ({ events }) => events.some(({ kind, how }) => kind === 'moved' && how === 'fled'),
  },
  event('trains-gang', 'gang_bullet'),
  event('trains-salvo', 'gatling_fired'),
  question('trains-gatling', 'fire_or_gatling'),
  question('trains-document', 'document'),
  question('trains-help', 'help'),
  question('trains-accept', 'accept'),
]

/** The lesson for this moment, if there is a new one. */
export const lessonFor = (
  lessons: readonly Lesson[],
  moment: Moment,
  told: ReadonlySet<string>,
): Lesson | undefined => lessons.find((lesson) => !told.has(lesson.id) && lesson.fits(moment, told))
