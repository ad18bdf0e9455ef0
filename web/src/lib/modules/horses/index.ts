/** Horses & Stagecoach on the table. */

import { figureKey, positionKey } from '../../table/highlight'
import type { Decision, Option, Position, View } from '../../types'
import type { Module } from '../module'
import Badges from './Badges.svelte'
import Lane from './Lane.svelte'
import art from './art.svg?raw'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { grounds, layout } from './lane'
import { changes, cueOf, motions } from './story'
import { horsesOf } from './view'
import { columns, notes, picture, sheet, spoken, wording } from './words'

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
  art,
  words: { en, fr },
  layout,
  grounds,
  figures,
  tokens: {
    whiskey: 'whiskeys',
    half_drunk_classic: 'half_drunk_classics',
    half_drunk_old: 'half_drunk_olds',
  },
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
  notes,
  columns,
}
export default horses
