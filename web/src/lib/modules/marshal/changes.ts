/** What the events of this module change in the view that is shown. */

import { placeAt, pocket, type Change } from '../../table/apply'
import type { Place } from '../../types'
import { lawOf, outlawOf, printedOf, type Title } from './law'

const without = (list: string[], gone: string) => list.filter((one) => one !== gone)

/** What a bullet does until the round ends. */
const WOUNDS = ['disarm', 'knee', 'shoulder']

/** All loot of one place to another. */
function carry(from: Place | undefined, to: Place | undefined): void {
  if (!from || !to) return
  for (const [kind, lying] of Object.entries(from)) {
    if (kind === 'bandits') continue
    if (Array.isArray(lying)) to[kind] = [...(to[kind] as unknown[]), ...lying]
    else to[kind] = Number(to[kind]) + Number(lying)
    from[kind] = Array.isArray(lying) ? [] : 0
  }
}

export const changes: Record<string, Change> = {
  goal_drawn(view, { number, goal }) {
    const law = lawOf(view)
    law.goals_drawn = number!
    if (goal && law.goals) law.goals = [...law.goals, goal as string]
  },
  goal_shown(view, { goal }) {
    lawOf(view).goals_shown.push(goal as string)
  },
  arrested(view, { bandit }) {
    const law = lawOf(view)
    outlawOf(view, bandit!).wanted = false
    law.posters = [...without(law.posters, bandit!), bandit!]
  },
  colt_fired(view, { target, colt, effect, bullets_left }) {
    const law = lawOf(view)
    const number = (colt as number) - 1
    const next = printedOf(view).colts[number]!.at(-bullets_left!)
    law.colts[number] = { left: bullets_left!, next: bullets_left ? next! : null }
    const victim = outlawOf(view, target!)
    victim.received += 1
    victim.received_from.marshal = (victim.received_from.marshal ?? 0) + 1
    const wound = effect as string // a second one like it changes nothing
    if (WOUNDS.includes(wound)) victim.wounds = [...without(victim.wounds, wound), wound]
  },
  shot(view, { bandit, target }) {
    if (target !== 'marshal') return
    const law = lawOf(view)
    law.received += 1
    law.received_from[bandit!] = (law.received_from[bandit!] ?? 0) + 1
  },
  prisoner_freed(view, { bandit, prisoner }) {
    const law = lawOf(view)
    law.prisoners = without(law.prisoners, prisoner as string)
    outlawOf(view, bandit!).prisoner = prisoner as string
  },
  prisoner_seized(view, { bandit, prisoner }) {
    lawOf(view).rewards.push(prisoner as string)
    outlawOf(view, bandit!).prisoner = null
  },
  mailbag_seized(view, { bandit }) {
    pocket(view, bandit!, 'mailbag', -1)
    lawOf(view).mailbags += 1
  },
  thanked(view, { bandit, target, token }) {
    pocket(view, bandit!, token!, -1)
    pocket(view, target!, token!, 1)
  },
  brawler_taken(view, { bandit, title }) {
    lawOf(view).brawlers[title as Title] = bandit!
  },
  loot_rescued(view, { position }) {
    carry(placeAt(view, position!.replace('roof', 'in')), placeAt(view, position!))
  },
  ejected(view, { bandit }) {
    if (bandit === 'marshal') {
      lawOf(view).ejected = true
      view.marshal = null
      return
    }
    const gone = outlawOf(view, bandit!)
    const from = gone.at && placeAt(view, gone.at)
    if (from) from.bandits = without(from.bandits, bandit!)
    gone.at = null
    gone.ejected = true
  },
  rewarded(view, { mailbags }) {
    const law = lawOf(view)
    law.rewards.push(...law.prisoners)
    law.prisoners = []
    law.mailbags += mailbags as number
    for (const car of view.train) car.in.mailbags = car.roof.mailbags = []
  },
  round_begun(view) {
    for (const bandit of Object.keys(view.bandits)) outlawOf(view, bandit).wounds = []
  },
}
