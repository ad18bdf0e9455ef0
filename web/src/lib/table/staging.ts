/** Staging: how a story is told, by Colt Express or by another game. */

import { kitOf } from '../games.svelte'
import type { Mood } from '../music'
import type { Cue, CueName } from '../cues'
import { soundOf } from '../sound'
import type { GameEvent, View } from '../types'
import { write } from './apply'
import { show } from './motions'
import { plain } from './plain'
import type { Theatre } from './theatre'

export interface Staging {
  /** Write down what an event changes, in a copy that is there to be written in. */
  write(draft: View, event: GameEvent): void
  /** How it looks. */
  show(theatre: Theatre, event: GameEvent, view: View): Promise<void>
  /** How it sounds. */
  soundOf(view: View | null, event: GameEvent): CueName | Cue | null
  /** The phase in which cards are carried out. */
  wild: string
}

const express: Staging = { write, show, soundOf, wild: 'stealin' }

export const stagingOf = (view: View | null): Staging => kitOf(view?.game.game)?.staging ?? express

/** How the music is played. */
export const moodOf = (view: View | null): Mood =>
  view?.phase === stagingOf(view).wild ? 'wild' : 'calm'

/** The view after an event, as plain data; the one given is left as it is. */
export function after(view: View, event: GameEvent, { write } = stagingOf(view)): View {
  const draft = plain(view)
  write(draft, plain(event))
  return plain(draft)
}
