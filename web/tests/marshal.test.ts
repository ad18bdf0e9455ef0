/** Marshal & Prisoners: recorded steps with every event of its own, as the Marshal sees them. */

import { beforeAll, expect, it } from 'vitest'
import { loadModules, modulesOf } from '../src/lib/modules/index.svelte'
import { marshalOf, outlawOf } from '../src/boxes/marshal/view'
import { amountOf, placeAt, positionsOf } from '../src/lib/table/apply'
import { figureSpots, layoutOf, sceneOf } from '../src/lib/table/scene'
import type { GameEvent, View } from '../src/lib/types'
import { areToldAndShown, leadToTheView, type Step } from './events'
import { afterAll } from './steps'
import recorded from './fixtures/marshal.json'

const steps = recorded as unknown as Step[]
const events = steps.flatMap((step) => step.events)

beforeAll(() => loadModules(steps[0]!.after))

/** What lies open on the table. */
function visible(view: View) {
  const { colts, brawlers, posters, prisoners, rewards, goals, goals_drawn, goals_shown } =
    marshalOf(view)
  const sorted = [posters, prisoners, rewards, goals ?? [], goals_shown].map((some) =>
    some.toSorted(),
  )
  return {
    marshal: view.marshal,
    own: { colts, brawlers, sorted, goals_drawn, received: marshalOf(view).received },
    bandits: Object.keys(view.bandits).map((name) => {
      const { at, wanted, prisoner, wounds, ejected, mailbags, received } = outlawOf(view, name)
      return { name, at, wanted, prisoner, wounds: wounds.toSorted(), ejected, mailbags, received }
    }),
    places: positionsOf(view).map((position) => {
      const place = placeAt(view, position)!
      return [position, place.bandits, amountOf(view, place, 'mailbag'), place.jewels]
    }),
  }
}

const isDisarming = (event: GameEvent) => event.kind === 'colt_fired' && event.effect === 'disarm'

leadToTheView(steps, visible)

it('counts a wound of the same kind once', () => {
  const { before, events } = steps.find((step) => step.events.some(isDisarming))!
  const shot = events.filter((event) => event.kind === 'colt_fired').find(isDisarming)!
  const after = afterAll([shot, { ...shot, colt: 2 }], before)
  expect(outlawOf(after, shot.target).wounds).toEqual(['disarm'])
})

const OWN = [
  'goal_drawn',
  'goal_shown',
  'goal_judged',
  'arrested',
  'colt_fired',
  'prisoner_freed',
  'prisoner_seized',
  'mailbag_seized',
  'delivered',
  'thanked',
  'copied',
  'fetched',
  'brawler_taken',
  'loot_rescued',
  'ejected',
  'rewarded',
]

areToldAndShown(steps, OWN, ['marshal'])

const WHY = [
  'in_cell',
  'disarmed',
  'knee_wound',
  'shoulder_wound',
  'nothing_to_copy',
  'nothing_to_free',
  'fell_off',
]
it.each(WHY)('a card that does nothing says why: %s', (why) => {
  expect(events.find((event) => event.kind === 'no_effect' && event.why === why)?.text).toContain(
    ':',
  )
})

it.each([1440, 390])('everybody has a place of his own, in the cell too, at %i pixels', (width) => {
  for (const { after } of steps) {
    const room = { width, height: width > 600 ? 600 : 400, headroom: 0, ground: 20 }
    const scene = sceneOf(layoutOf(after), room)
    const spots = positionsOf(after).flatMap((place) => [...figureSpots(scene, after, place)])
    const here = Object.keys(after.bandits).filter((name) => after.bandits[name]!.at)
    const marshal = after.marshal ? ['marshal'] : []
    expect(spots.map(([name]) => name).sort()).toEqual([...here, ...marshal].sort())
    expect(new Set(spots.map(([, { x, y }]) => `${x},${y}`)).size).toBe(spots.length)
    for (const [, { x }] of spots) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
    }
  }
})

it('tells on the Round card that cards may be kept, as its cards print it', () => {
  const view: View = { ...steps[0]!.after, attack_plans: 1 } as View
  const notes = modulesOf(view).flatMap((module) => module.notes?.(view) ?? [])
  expect(notes.map(({ about }) => about)).toEqual(['attack_plan:'])
})
