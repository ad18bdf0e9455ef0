/** Horses & Stagecoach: from the caboose to the coach, its hostages and its strongbox. */

import { horsesOf } from '../../boxes/horses/view'
import type { View } from '../../lib/types'
import { event, inRound, opening, planning, question, type Lesson, type Moment } from './lessons'

/** Nobody guards the strongbox on the coach any more. */
const isUnguarded = (view: View) =>
  horsesOf(view).shotgun?.state === 'active' && !!view.places['coach.roof']?.strongboxes

const isOffered = ({ decision }: Moment, hostage: string) =>
  decision?.options.some(({ points_at }) => points_at.hostage === hostage) ?? false

export const A_RIDE: readonly Lesson[] = [
  { ...opening('horses-aim'), stops: true },
  question('horses-attack', 'attack'),
  inRound('horses-plan', 1),
  {
    id: 'horses-free',
    stops: false,
    fits: (moment) => planning(moment) && moment.view !== null && isUnguarded(moment.view),
  },
  {
    id: 'horses-flask',
    stops: false,
    fits: ({ decision }) => decision?.options.some(({ verb }) => verb === 'drink') ?? false,
  },
  inRound('horses-coach', 2),
  question('melee'),
  question('keep', 'attack_plan'),
  question('horses-ride', 'ride'),
  {
    id: 'horses-banker',
    stops: false,
    fits: (moment) => isOffered(moment, 'banker'),
  },
  {
    id: 'horses-hostage',
    stops: false,
    fits: (moment) => moment.decision?.question === 'hostage' && !isOffered(moment, 'banker'),
  },
  event('horses-drank', 'drank'),
  {
    id: 'horses-shotgun',
    stops: true,
    fits: ({ events }) =>
      events.some((event) => event.kind === 'moved' && event.figure === 'shotgun'),
  },
  event('horses-escaped', 'escaped'),
]
