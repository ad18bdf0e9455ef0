/** Colt Super Express: how to program, and how not to stay behind. */

import { asSuper, asTold, type Bandit, type SuperView } from '../../boxes/superexpress/types'
import { event, type Lesson, type Moment } from './lessons'

/** The learner plays this bandit. */
export const PUPIL = 'cheyenne'

const planning = ({ decision }: Moment) => decision !== null

/** When one has to program, and stands so. */
const standing = (id: string, is: (me: Bandit, view: SuperView) => boolean): Lesson => ({
  id,
  stops: false,
  fits: ({ view, decision }) => {
    if (!view || !decision) return false
    const seen = asSuper(view)
    return is(seen.bandits[PUPIL]!, seen)
  },
})

const carOf = ({ at }: Bandit) => parseInt(at ?? '')

export const SHOOT_OUT: readonly Lesson[] = [
  { id: 'super-over', stops: true, ends: true, fits: ({ view }) => view?.over === true },
  { id: 'super-aim', stops: true, fits: planning },
  { id: 'super-arrow', stops: true, fits: planning },
  { id: 'super-program', stops: false, fits: planning },
  standing('super-down', ({ state }) => state === 'stunned'),
  standing('super-tail', (me, { train }) => carOf(me) === train.length - 1),
  standing('super-edge', (me) => carOf(me) === 0 && me.facing === 'front'),
  standing('super-round', (_, { round }) => round === 2),
  standing('super-locomotive', (_, { train }) => train.length <= 2),
  {
    id: 'super-out',
    stops: true,
    ends: true,
    fits: ({ events }) =>
      events.map(asTold).some((event) => event.kind === 'eliminated' && event.bandit === PUPIL),
  },
  event('super-shootin', 'shootin_begun'),
  event('super-stunned', 'stunned'),
  event('super-missed', 'no_effect'),
  event('super-uncoupled', 'uncoupled'),
  event('super-loot', 'loot_won'),
  event('super-eliminated', 'eliminated'),
]
