/**
 * Book-keeping for the story: what one event changes in the view that is shown.
 *
 * Events say where a bandit goes; that a line is joined at the end through which one comes in, or
 * with one's back to the edge of the car, is all that is known here.
 */

import { byKind, type ByKind } from '../../lib/table/kinds'
import type { Floor, SuperEvent, SuperEvents, SuperView } from './types'
import { banditOf, seatOf } from '../../lib/surely'

export function floorAt(view: SuperView, place: string): Floor | undefined {
  const [car, floor] = place.split('.')
  return view.train[Number(car)]?.[floor === 'roof' ? 'roof' : 'in']
}

const carOf = (place: string) => parseInt(place)

function stepOut(view: SuperView, name: string): void {
  const bandit = banditOf(view, name)
  const line = bandit.at && floorAt(view, bandit.at)
  if (line) line.bandits = line.bandits.filter((other) => other !== name)
  bandit.at = null
}

function stepIn(view: SuperView, name: string, place: string, end: 'front' | 'rear'): void {
  stepOut(view, name)
  banditOf(view, name).at = place
  const line = floorAt(view, place)?.bandits
  if (end === 'front') line?.unshift(name)
  else line?.push(name)
}

const changes: ByKind<SuperView, void, SuperEvents> = {
  round_begun(view, { round, first }) {
    view.round = round
    view.first = first
    view.phase = 'schemin'
    for (const seat of Object.values(view.seats)) Object.assign(seat, { revealed: [], hidden: 0 })
    if (view.own) view.own.program = []
  },
  programmed(view, { seat, cards }) {
    seatOf(view, seat).hidden = 3
    if (cards && view.own) view.own.program = cards
  },
  shootin_begun(view) {
    view.phase = 'shootin'
  },
  revealed(view, { bandit, card }) {
    const pile = seatOf(view, bandit)
    pile.revealed.push(card)
    pile.hidden -= 1
    if (bandit === view.seat) view.own?.program.shift()
  },
  moved(view, { figure, from, to, how }) {
    const { facing } = banditOf(view, figure)
    const forward = how === 'climbed' ? facing === 'front' : carOf(to) < carOf(from)
    stepIn(view, figure, to, forward ? 'rear' : 'front')
  },
  rode(view, { bandit }) {
    Object.assign(banditOf(view, bandit), { facing: 'front', state: 'standing' })
    stepIn(view, bandit, '0.in', 'front')
  },
  flipped(view, { bandit, facing }) {
    banditOf(view, bandit).facing = facing
  },
  stunned(view, { bandit }) {
    banditOf(view, bandit).state = 'stunned'
  },
  woke(view, { bandit }) {
    banditOf(view, bandit).state = 'standing'
  },
  left_train(view, { bandit, may_return }) {
    stepOut(view, bandit)
    banditOf(view, bandit).state = may_return ? 'in_dust' : 'eliminated'
  },
  eliminated(view, { bandit }) {
    stepOut(view, bandit)
    banditOf(view, bandit).state = 'eliminated'
    seatOf(view, bandit).hidden = 0
    if (bandit === view.seat && view.own) view.own.program = []
  },
  uncoupled(view) {
    const tail = view.train.pop()
    for (const name of [...(tail?.in.bandits ?? []), ...(tail?.roof.bandits ?? [])])
      banditOf(view, name).at = null
  },
  loot_won(view, { bandit, value }) {
    banditOf(view, bandit).loot.push(value)
  },
}

/** Write down what an event changes. */
export function write(draft: SuperView, event: SuperEvent): void {
  byKind(changes, draft, event)
}
