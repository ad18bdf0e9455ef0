/** Couriers & Armored Train on the table. */

import { t } from '../../i18n'
import { pocketKey } from '../../table/highlight'
import { seatCalled } from '../../table/people.svelte'
import type { Decision, Option, View } from '../../types'
import type { Module } from '../module'
import Armored from './Armored.svelte'
import Badges from './Badges.svelte'
import Bar from './Bar.svelte'
import Ending from './Ending.svelte'
import Guns from './Guns.svelte'
import Offers from './Offers.svelte'
import art from './art.svg?raw'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { changes, cueOf, motions } from './story'
import {
  armoredCarOf,
  gatlingKey,
  grounds,
  layout,
  marks,
  places,
  robberOf,
  trainsOf,
  type Team,
} from './view'
import { columns, notes, picture, share, sheet, spoken, worth } from './words'

/** The gun beside the shooter; and what somebody lays down of his own. */
function keyOf(view: View, decision: Decision, option: Option): string | null {
  const { bandit } = decision.about
  const car = armoredCarOf(bandit && view.bandits[bandit]?.at)
  if (option.points_at.targets && car !== null) return gatlingKey(car)
  if (decision.question === 'drop_loot' && bandit) return pocketKey(bandit, option.points_at.token!)
  return null
}

const emblem = (view: View, figure: string) =>
  figure in view.bandits ? `n-team-${robberOf(view, figure).team}` : null

/** A team, or whoever has betrayed it. */
function headline(view: View): string | null {
  const winners = view.result?.winners ?? []
  const teams = Object.entries(trainsOf(view).teams) as [Team, string[]][]
  const won = teams.filter(([, seats]) => seats.every((seat) => winners.includes(seat)))
  if (!winners.length) return t('end-nobody-home')
  if (won.length === 1 && won[0]![1].length === winners.length)
    return t(view.seat && winners.includes(view.seat) ? 'end-your-team' : 'end-team', {
      team: t(`team-${won[0]![0]}`),
    })
  if (won.length) return null
  if (winners.length === 1 && winners[0] === view.seat) return t('end-you-traitor')
  const names = winners.map(seatCalled).join(', ')
  return t('end-traitor', { names, number: winners.length })
}

const couriers: Module = {
  art,
  words: { en, fr },
  layout,
  places,
  grounds,
  figures: (view) => trainsOf(view).couriers,
  emblem,
  tokens: { nugget: 'nuggets', bag: 'bags', secret_document: 'secret_documents' },
  paints: {
    restaurant: ['#5a2a5e', '#e9b25a', '#6e3a55', '#4b2540'],
    baggage_car: ['#39475f', '#d6a24a', '#66503f', '#493528'],
    first_class: ['#7d2233', '#e2ac41', '#7a2f45', '#54202f'],
  },
  Backdrop: Armored,
  Behind: Guns,
  keyOf,
  marks,
  picture,
  answers: { help: Offers },
  changes,
  motions,
  cueOf,
  Bar,
  Badges,
  sheet,
  worth,
  spoken,
  notes,
  columns,
  share,
  headline,
  Ending,
}
export default couriers
