/** Journeys in time: written down and seen. */

import { put, type Changes } from '../../lib/table/apply'
import { stamp } from '../../lib/table/effects'
import { all, chest, figure, MS, STAMP } from '../../lib/table/theatre'
import type { Theatre } from '../../lib/table/theatre'
import type { Events } from '../../lib/types'
import type { Module } from '../../lib/modules/module'
import { travelOf } from './view'
import { banditOf } from '../../lib/surely'

const NOWHERE = 'nowhere'

export const changes: Changes = {
  travels(view, { bandit, hideout }) {
    put(view, bandit, NOWHERE)
    banditOf(view, bandit).at = null
    const known = travelOf(view)
    known.traveller = bandit
    if (hideout !== undefined) known.hidden_under = hideout as string
  },
  appeared(view, { bandit, position }) {
    const known = travelOf(view)
    known.traveller = null
    delete known.hidden_under
    put(view, bandit, position)
  },
}

const WARP = [
  { opacity: 0, scale: 0.2, rotate: '-180deg' },
  { opacity: 1, scale: 1.1, rotate: '0deg', offset: 0.5 },
  { opacity: 0, scale: 1.6, rotate: '220deg' },
]
const FADE_OUT = [
  { opacity: 1, scale: 1 },
  { opacity: 0, scale: 0.3 },
]
const SPIN = [{ rotate: '0deg' }, { rotate: '-1440deg' }]

function whirl(theatre: Theatre, name: string, ms: number): Promise<void> {
  const [body] = figure(theatre, name)
  if (!body) return Promise.resolve()
  return stamp(theatre, 'x-warp', chest(body), Math.max(70, body.offsetHeight), WARP, ms)
}

async function vanished(theatre: Theatre, { bandit }: Events['travels']): Promise<void> {
  if (!theatre.still) void theatre.pace.animate(all(theatre, '[data-dial]'), SPIN, MS.banner)
  void whirl(theatre, bandit, MS.banner)
  await theatre.pace.animate(figure(theatre, bandit), theatre.still ? [] : FADE_OUT, MS.banner)
  await theatre.change()
}

async function appeared(theatre: Theatre, { bandit }: Events['appeared']): Promise<void> {
  if (!theatre.still) void theatre.pace.animate(all(theatre, '[data-dial]'), SPIN, MS.banner)
  await theatre.change()
  void whirl(theatre, bandit, MS.banner)
  await theatre.pace.animate(
    figure(theatre, bandit),
    theatre.still ? [] : STAMP.slice(0, 2),
    MS.star,
  )
}

export const motions: Module['motions'] = { travels: vanished, appeared }
