/** The shelf: which boxes have something for the browser. Each is fetched with its first table. */

import type { Kit } from '../lib/games.svelte'
import type { Module } from '../lib/modules/module'
import type { View } from '../lib/types'

/** Where a box is fetched from. */
export type Door<T> = () => Promise<{ default: T }>

/** What boxes add to Colt Express, by the ids of views. */
export const MODULES: Record<string, Door<Module>> = {
  attack_plan: () => import('./attack_plan'),
  couriers_armored_train: () => import('./couriers'),
  horses_stagecoach: () => import('./horses'),
  marshal_prisoners: () => import('./marshal'),
  time_travel_car: () => import('./timecar'),
}

/** Games of their own. */
export const GAMES: Record<string, Door<Kit>> = {
  super: () => import('./superexpress'),
}

/** The boxes of a view, ours and those from outside; the attack plan is printed in several, and nobody chooses it. */
export const boxesOf = (view: View, outside: object = {}): string[] =>
  [...(view.game.modules ?? []), ...('attack_plans' in view ? ['attack_plan'] : [])].filter(
    (id) => Object.hasOwn(MODULES, id) || Object.hasOwn(outside, id),
  )
