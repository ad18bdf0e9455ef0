/** What the events of this module change in the view that is shown. */

import { lootIn, placeAt, pocket, type Changes } from '../../lib/table/apply'
import type { Place } from '../../lib/types'
import { coltsOf, marshalOf, outlawOf } from './view'

const without = <T>(list: T[], gone: string): T[] => list.filter((one) => one !== gone)

/** What a bullet does until the round ends. */
const WOUNDS = ['disarm', 'knee', 'shoulder'] as const

/** All loot of one place to another. */
function carry(from: Place | undefined, to: Place | undefined): void {
  if (!from || !to) return
  for (const plural of Object.keys(from)) {
    if (plural === 'bandits') continue
    const [lying, there] = [lootIn(from, plural), lootIn(to, plural)]
    const isNumber = typeof lying === 'number' || typeof there === 'number'
    Reflect.set(to, plural, isNumber ? Number(there) + Number(lying) : [...there, ...lying])
    Reflect.set(from, plural, isNumber ? 0 : [])
  }
}

export const changes: Changes = {
  goal_drawn(view, { number, goal }) {
    const law = marshalOf(view)
    law.goals_drawn = number
    if (goal && law.goals) law.goals = [...law.goals, goal as string]
  },
  goal_shown(view, { goal }) {
    marshalOf(view).goals_shown.push(goal)
  },
  arrested(view, { bandit }) {
    const law = marshalOf(view)
    outlawOf(view, bandit).wanted = false
    law.posters = [...without(law.posters, bandit), bandit]
  },
  colt_fired(view, { target, colt, effect, bullets_left }) {
    const law = marshalOf(view)
    const number = colt - 1
    const next = coltsOf(view)[number]!.at(-bullets_left)
    law.colts[number] = { left: bullets_left, next: bullets_left ? next! : null }
    const victim = outlawOf(view, target)
    victim.received += 1
    victim.received_from.marshal = (victim.received_from.marshal ?? 0) + 1
    const wound = WOUNDS.find((one) => one === effect) // a second one like it changes nothing
    if (wound) victim.wounds = [...without(victim.wounds, wound), wound]
  },
  shot(view, { bandit, target }) {
    if (target !== 'marshal') return
    const law = marshalOf(view)
    law.received += 1
    law.received_from[bandit] = (law.received_from[bandit] ?? 0) + 1
  },
  prisoner_freed(view, { bandit, prisoner }) {
    const law = marshalOf(view)
    law.prisoners = without(law.prisoners, prisoner)
    outlawOf(view, bandit).prisoner = prisoner as string
  },
  prisoner_seized(view, { bandit, prisoner }) {
    marshalOf(view).rewards.push(prisoner)
    outlawOf(view, bandit).prisoner = null
  },
  mailbag_seized(view, { bandit }) {
    pocket(view, bandit, 'mailbag', -1)
    marshalOf(view).mailbags += 1
  },
  thanked(view, { bandit, target, token }) {
    pocket(view, bandit, token, -1)
    pocket(view, target, token, 1)
  },
  brawler_taken(view, { bandit, title }) {
    marshalOf(view).brawlers[title] = bandit
  },
  loot_rescued(view, { position }) {
    carry(placeAt(view, position.replace('roof', 'in')), placeAt(view, position))
  },
  ejected(view, { bandit }) {
    if (bandit === 'marshal') {
      marshalOf(view).ejected = true
      view.marshal = null
      return
    }
    const gone = outlawOf(view, bandit)
    const from = gone.at && placeAt(view, gone.at)
    if (from) from.bandits = without(from.bandits, bandit)
    gone.at = null
    gone.ejected = true
  },
  rewarded(view, { mailbags }) {
    const law = marshalOf(view)
    law.rewards.push(...law.prisoners)
    law.prisoners = []
    law.mailbags += mailbags as number
    for (const car of view.train) car.in.mailbags = car.roof.mailbags = []
  },
  round_begun(view) {
    for (const bandit of Object.keys(view.bandits)) outlawOf(view, bandit).wounds = []
  },
}
