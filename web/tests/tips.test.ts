/** Every position has its picture in the card about it. */

import { beforeAll, expect, it } from 'vitest'
import { loadAllModules, moduleArt } from '../src/lib/modules/index.svelte'
import { positionsOf } from '../src/lib/table/apply'
import { positionKey } from '../src/lib/table/highlight'
import { carOf, pictureOf } from '../src/lib/table/tips'
import type { View } from '../src/lib/types'
import marshal from './fixtures/marshal.json'
import rides from './fixtures/rides.json'
import { steps } from './steps'

const place = { bandits: [], purses: [], jewels: 0, strongboxes: 0 }
const ARMORED = ['armored_locomotive', 'tender', 'armored_1', 'armory', 'armored_2', 'infirmary']
const trains = {
  ...steps[0]!.view,
  game: { ...steps[0]!.view.game, modules: ['couriers_armored_train'] },
  armored: ARMORED.map((car) => ({ car, in: car === 'tender' ? null : place, roof: place })),
}
const views = {
  trains,
  rides: rides[0]!.after,
  law: marshal[0]!.after,
} as unknown as Record<string, View>

beforeAll(loadAllModules)

it.each(Object.keys(views))('of %s', (name) => {
  const view = views[name]!
  const keys = [...positionsOf(view).map(positionKey), ...(name === 'trains' ? ['bridge:1'] : [])]
  for (const key of keys) {
    const id = carOf(view, key) ? null : (pictureOf(view, key)?.id ?? `nothing for ${key}`)
    if (id) expect(moduleArt()).toContain(`<symbol id="${id}"`)
  }
})
