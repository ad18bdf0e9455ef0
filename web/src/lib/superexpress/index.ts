/** Colt Super Express: all that its tables need, in a chunk of its own. */

import type { Kit } from '../games.svelte'
import type { GameEvent, View } from '../types'
import { apply } from './apply'
import art from './art.svg?raw'
import Cards from './Cards.svelte'
import en from './en.ftl?raw'
import End from './EndScreen.svelte'
import { film } from './film'
import fr from './fr.ftl?raw'
import Loot from './Loot.svelte'
import { show } from './motions'
import Screen from './Screen.svelte'
import { soundOf } from './sounds'
import Stage from './Stage.svelte'
import { asSuper, type SuperEvent } from './types'

const kit: Kit = {
  words: { en, fr },
  art,
  staging: {
    apply: (view: View, event: GameEvent) =>
      apply(asSuper(view), event as SuperEvent) as unknown as View,
    show,
    soundOf: (_, event) => soundOf(event as SuperEvent),
  },
  Screen,
  End,
  Stage,
  Cards,
  Loot,
  film,
}
export default kit
