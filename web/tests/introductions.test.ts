/** What is introduced first, of all that could be new. */

import { beforeAll, beforeEach, expect, it } from 'vitest'
import superexpress from '../src/boxes/superexpress'
import { loadAllModules } from '../src/lib/modules/index.svelte'
import { settings } from '../src/lib/settings.svelte'
import { newThing, remember } from '../src/lib/table/introductions'
import type { View } from '../src/lib/types'
import rides from './fixtures/rides.json'
import { steps } from './steps'

beforeAll(loadAllModules)
beforeEach(() => {
  settings.set('introduced', [])
  settings.set('introductions', true)
})

/** Everything that is introduced in a view, one with each question. */
function told(view: View): string[] {
  const found: string[] = []
  for (let key = newThing(view); key; key = newThing(view)) {
    found.push(key)
    remember(key)
  }
  return found
}

it('tells of the stagecoach before it tells of those inside', () => {
  const things = told(rides[0]!.after as unknown as View)
  const [coach, hostage] = ['position:coach', 'hostage:'].map((kind) =>
    things.findIndex((key) => key.startsWith(kind)),
  )
  expect(coach).toBeGreaterThanOrEqual(0)
  expect(coach).toBeLessThan(hostage!)
})

it('tells of the partner with whom one wins', () => {
  const view = structuredClone(steps[0]!.view)
  const [own, other] = Object.keys(view.seats)
  view.seat = own!
  view.seats[own!]!.partner = other!
  expect(told(view)).toContain(`partner:${other}`)
})

it('tells in Colt Super Express of stunned bandits and Loot cards once they are there', () => {
  const bandits = { belle: { state: 'standing', loot: [] }, doc: { state: 'stunned', loot: [301] } }
  const view = { game: { game: 'super' }, seat: 'belle', bandits } as unknown as View
  expect(superexpress.introduces?.(view)).toEqual(['lap:1', 'state:stunned', 'lootcard:'])
})
