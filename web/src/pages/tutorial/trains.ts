/** Couriers & Armored Train: what a round makes possible first, then the rest as it comes. */

import type { Position } from '../../lib/types'
import { event, inRound, planning, question, turn, type Lesson } from './lessons'

const isArmored = (position: Position | null | undefined) => position?.startsWith('a') ?? false

export const TWO_TRAINS: readonly Lesson[] = [
  { id: 'trains-team', stops: true, fits: planning },
  { id: 'trains-facing', stops: true, fits: planning },
  inRound('trains-last', 5),
  inRound('trains-plan', 1),
  inRound('trains-loot', 2),
  inRound('trains-guns', 3),
  turn('trains-feint', 'feint'),
  {
    id: 'trains-hand',
    stops: false,
    fits: (moment) => planning(moment) && (moment.view?.own?.hand.includes('nudge') ?? false),
  },
  inRound('trains-documents', 2),
  event('trains-professore', 'schemer_laid'),
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
    fits: ({ events }) => events.some((event) => event.kind === 'moved' && event.how === 'fled'),
  },
  event('trains-gang', 'gang_bullet'),
  event('trains-salvo', 'gatling_fired'),
  question('trains-gatling', 'fire_or_gatling'),
  question('trains-document', 'document'),
  question('trains-help', 'help'),
  question('trains-accept', 'accept'),
  question('trains-rescue', 'rescue'),
  question('keep', 'attack_plan'),
]
