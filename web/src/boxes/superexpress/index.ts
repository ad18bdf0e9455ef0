/** Colt Super Express: all that its tables need, in a chunk of its own. */

import type { Kit } from '../../lib/games.svelte'
import horse from '../riding/horse.svg?raw'
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
import type { SuperView } from './types'

const kit: Kit = {
  words: { en, fr },
  art: horse + art,
  staging,
  Screen,
  End,
  Stage,
  Cards,
  Loot,
  film,
  introduces(view) {
    const bandits = Object.values((view as unknown as SuperView).bandits)
    const isStunned = bandits.some(({ state }) => state === 'stunned')
    const hasLoot = bandits.some(({ loot }) => loot.length)
    return ['lap:1', ...(isStunned ? ['state:stunned'] : []), ...(hasLoot ? ['lootcard:'] : [])]
  },
  pictureOf(key) {
    const [kind, id] = key.split(':')
    if (kind === 'lap') return { id: 't-standard', box: 48 }
    if (kind === 'lootcard') return { id: 'l-lootcard', box: 40 }
    if (kind === 'state' && id !== 'standing') return { id: `x-${id}`, box: 60 }
    return null
  },
}
export default kit
