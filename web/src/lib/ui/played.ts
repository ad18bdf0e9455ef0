/** What is played at a table, in the names of its parts. */

import { named } from '../table/names.svelte'
import type { Wish } from '../types'

const FIRST_GAME = 'first_game'

/** Boxes, variants and bandits; at least the name of the game. */
export function partsPlayed(config: Wish): string[] {
  const { game = 'express', modules = [], variants = [], extra_bandits = [] } = config
  const boxes = modules.filter((id) => id !== 'base').map((id) => named('modules', id).name)
  return [
    ...(boxes.length ? boxes : [named('games', game).name]),
    ...(config.extensions ?? []).map((id) => named('extensions', id).name),
    ...(config.mode === FIRST_GAME ? [named('modes', FIRST_GAME).name] : []),
    ...variants.map((id) => named('variants', id).name),
    ...extra_bandits.map((id) => named('bandits', id).name),
  ]
}

export const played = (config: Wish): string => partsPlayed(config).join(' · ')
