/** Colt Super Express: all that its tables need, in a chunk of its own. */

import type { Kit } from '../games.svelte'
import art from './art.svg?raw'
import Cards from './Cards.svelte'
import en from './en.ftl?raw'
import End from './EndScreen.svelte'
import { film } from './film'
import fr from './fr.ftl?raw'
import Loot from './Loot.svelte'
import Screen from './Screen.svelte'
import Stage from './Stage.svelte'
import { staging } from './staging'

const kit: Kit = {
  words: { en, fr },
  art,
  staging,
  Screen,
  End,
  Stage,
  Cards,
  Loot,
  film,
}
export default kit
