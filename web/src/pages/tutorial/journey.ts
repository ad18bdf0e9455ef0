/** Time-Travel Car: into the car, out of the world, and back beside the loot. */

import { travelOf } from '../../boxes/timecar/view'
import { event, inRound, planning, question, type Lesson } from './lessons'

export const A_JOURNEY: readonly Lesson[] = [
  { id: 'time-aim', stops: true, fits: planning },
  {
    id: 'time-away',
    stops: false,
    fits: (moment) =>
      planning(moment) && moment.view !== null && travelOf(moment.view).hidden_under !== undefined,
  },
  inRound('time-plan', 1),
  {
    id: 'time-alone',
    stops: false,
    fits: (moment) => planning(moment) && (moment.view?.turn ?? 0) >= 3,
  },
  {
    id: 'time-way',
    stops: false,
    fits: ({ decision }) =>
      decision?.options.some(({ points_at }) => points_at.position === 'timecar') ?? false,
  },
  question('time-hide', 'hide'),
  {
    id: 'time-travels',
    stops: true,
    fits: ({ events }) =>
      events.some((event) => event.kind === 'travels' && event.hideout === undefined),
  },
  event('time-appeared', 'appeared'),
  inRound('time-end', 3),
]
