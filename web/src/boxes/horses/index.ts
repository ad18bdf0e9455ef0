/** Horses & Stagecoach on the table. */

import { figureKey, positionKey } from '../../lib/table/highlight'
import type { Decision, Option, Position, View } from '../../lib/types'
import type { Module, Picture } from '../../lib/modules/module'
import Badges from './Badges.svelte'
import Lane from './Lane.svelte'
import horse from '../riding/horse.svg?raw'
import art from './art.svg?raw'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { grounds, layout } from './lane'
import { cueOf } from './sounds'
import { changes, motions } from './story'
import { horsesOf } from './view'
import { columns, outOf, picture, sheet, spoken, wording } from './words'

/** What is no figure and no loot. */
function pictureOf(key: string): Picture | null {
  const [kind, id] = key.split(':')
  if (kind === 'hostage') return { id: `h-${id}`, box: 60 }
  if (kind === 'position' && id?.startsWith('coach')) return { id: 'x-coach', box: 48 }
  if (kind === 'horse') return { id: 'i-ride', box: 48 }
  return kind === 'escaped' ? { id: 'e-escape', box: 48 } : null
}

/** Boarding points at the car that is offered; where a pair rides, buttons say who. */
function keyOf(_: View, { about }: Decision, { text, points_at }: Option): string | null {
  if (text === 'board' && about.place) return positionKey(about.place)
  if (points_at.flask) return figureKey(points_at.bandit!)
  return null
}

function figures(view: View): Record<string, Position> {
  const { shotgun } = horsesOf(view)
  return shotgun ? { shotgun: shotgun.at } : {}
}

const horses: Module = {
  art: horse + art,
  words: { en, fr },
  layout,
  grounds,
  figures,
  tokens: {
    whiskey: 'whiskeys',
    half_drunk_classic: 'half_drunk_classics',
    half_drunk_old: 'half_drunk_olds',
  },
  hidden: (view) => horsesOf(view).coach?.facing,
  Behind: Lane,
  keyOf,
  picture,
  wording,
  changes,
  motions,
  cueOf,
  Badges,
  sheet,
  spoken,
  columns,
  outOf,
  pictureOf,
  introduces: (view) => [
    ...(horsesOf(view).coach ? [positionKey('coach.in')] : []),
    ...(horsesOf(view).hostages ?? []).slice(0, 1).map((hostage) => `hostage:${hostage}`),
    ...horsesOf(view).horses.flatMap((number, car) => (number ? [`horse:${car}`] : [])),
  ],
}
export default horses
