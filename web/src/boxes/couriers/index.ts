/** Couriers & Armored Train on the table. */

import { t } from '../../lib/i18n'
import { pocketKey } from '../../lib/table/highlight'
import { seatCalled } from '../../lib/table/people.svelte'
import type { Decision, Option, View } from '../../lib/types'
import type { Module, Picture } from '../../lib/modules/module'
import Armored from './Armored.svelte'
import Badges from './Badges.svelte'
import Bar from './Bar.svelte'
import Ending from './Ending.svelte'
import Guns from './Guns.svelte'
import Offers from './Offers.svelte'
import drawings from './art.svg?raw'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { cueOf } from './sounds'
import { changes, motions } from './story'
import {
  ARMOR,
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

/** The gun beside the shooter; and loot that somebody lays down. */
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

// Tips show a car put together from its parts, in its paint.
const [paint, trim, wall, dado] = ARMOR
const part = (id: string) => `<use href="#${id}" width="260" height="250"/>`
const cars = [...drawings.matchAll(/<symbol id="in-(arm\w+|infirmary)"/g)].map(
  ([, id]) =>
    `<symbol id="x-${id}" viewBox="0 0 260 250"><g style="--paint:${paint};--trim:${trim};--wall:${wall};--dado:${dado}">${['car-under', `in-${id}`, 'car-shell', 'at-rivets'].map(part).join('')}</g></symbol>`,
)
const art = drawings + cars.join('')

const PICTURES: Record<string, Picture> = {
  gatling: { id: 'x-gatling', box: 80 },
  gang: { id: 'n-gang', box: 48 },
  neutral: { id: 'i-bullet', box: 48 },
  plan: { id: 'fig-professore', box: 80, face: 'professore' },
  bridge: { id: 'x-bridge', box: 48 },
  cut_off: { id: 'at-cut-off', box: 48 },
  betrayal: { id: 'at-horseman', box: 48 },
}
function pictureOf(key: string, view: View): Picture | null {
  const [kind = '', id] = key.split(':')
  const car = kind === 'position' ? armoredCarOf(id) : null
  if (car !== null) return { id: `x-${trainsOf(view).armored[car]!.car}`, box: 48 }
  return kind === 'team' ? { id: `n-team-${id}`, box: 40 } : (PICTURES[kind] ?? null)
}

const couriers: Module = {
  art,
  words: { en, fr },
  layout,
  stageName: () => t('both-trains'),
  places,
  grounds,
  figures: (view) => trainsOf(view).couriers,
  emblem,
  tokens: { nugget: 'nuggets', bag: 'bags', secret_document: 'secret_documents' },
  paints: {
    restaurant: ['#235a5c', '#f0c978', '#35595f', '#24424a'],
    baggage_car: ['#4c5a2c', '#e5c36a', '#6b5236', '#4a3826'],
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
  lastRound: () => t('cavalry'),
  columns,
  share,
  pictureOf,
  introduces: (view) => [
    ...(view.seat ? [`team:${robberOf(view, view.seat).team}`] : []),
    ...trainsOf(view)
      .armored.flatMap(({ gatling }, car) => (gatling ? [gatlingKey(car)] : []))
      .slice(0, 1),
    'gang:',
    ...(trainsOf(view).professore ? ['plan:professore'] : []),
  ],
  sideOf: (view, seat) => t(`team-${robberOf(view, seat).team}`),
  headline,
  Ending,
}
export default couriers
