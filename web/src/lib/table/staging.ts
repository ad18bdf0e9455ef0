/** Staging: how a story is told, by Colt Express or by another game. */

import { kitOf } from '../games.svelte'
import { soundOf, type Cue, type CueName } from '../sound'
import type { GameEvent, View } from '../types'
import { apply } from './apply'
import { show } from './motions'
import type { Theatre } from './theatre'

export interface Staging {
  /** What an event changes; the view given is left as it is. */
  apply(view: View, event: GameEvent): View
  /** How it looks. */
  show(theatre: Theatre, event: GameEvent, view: View): Promise<void>
  /** How it sounds. */
  soundOf(view: View | null, event: GameEvent): CueName | Cue | null
}

const express: Staging = { apply, show, soundOf }

export const stagingOf = (view: View | null): Staging => kitOf(view?.game.game)?.staging ?? express
