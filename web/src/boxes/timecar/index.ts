/** The Time-Travel Car on the table. */

import { t } from '../../lib/i18n'
import { positionKey } from '../../lib/table/highlight'
import { figureCalled } from '../../lib/table/people.svelte'
import { contentsOf } from '../../lib/table/spoken'
import type { Decision, Option, View } from '../../lib/types'
import type { Module, SheetPart } from '../../lib/modules/module'
import Badges from './Badges.svelte'
import Car from './Car.svelte'
import art from './art.svg?raw'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { cueOf } from './sounds'
import { changes, motions } from './story'
import { grounds, hideoutKey, layout, marks, travelOf } from './view'

const keyOf = (_: View, __: Decision, { points_at }: Option) =>
  points_at.hideout === undefined ? null : hideoutKey(String(points_at.hideout))

const hideoutName = (hideout: string) =>
  Number.isNaN(Number(hideout)) ? t('hides-in-coach') : t('hides-under', { car: Number(hideout) })

function sheet(view: View, bandit: string): SheetPart[] {
  const { traveller, hidden_under } = travelOf(view)
  if (traveller !== bandit) return []
  const words = hidden_under === undefined ? t('nobody-knows-where') : hideoutName(hidden_under)
  const item = { picture: { id: 'n-traveller', box: 48 }, words, about: `traveller:${bandit}` }
  return [{ title: t('travels-in-time'), items: [item] }]
}

function spoken(view: View): { title: string; lines: string[] }[] {
  const { traveller, hidden_under } = travelOf(view)
  const lines = [t('timecar-holds', { things: contentsOf(view, 'timecar') })]
  if (traveller) {
    const name = figureCalled(traveller)
    const place = hidden_under === undefined ? t('nobody-knows-where') : hideoutName(hidden_under)
    lines.push(t('somebody-travels', { name, place }))
  }
  return [{ title: t('timecar'), lines }]
}

const timecar: Module = {
  art,
  words: { en, fr },
  layout,
  grounds,
  Behind: Car,
  keyOf,
  marks,
  changes,
  motions,
  cueOf,
  Badges,
  sheet,
  spoken,
  pictureOf(key) {
    if (key === positionKey('timecar')) return { id: 'x-timecar', box: 48 }
    return key.startsWith('traveller:') ? { id: 'n-traveller', box: 48 } : null
  },
}
export default timecar
