/** Horses & Stagecoach and the Time-Travel Car: recorded steps with every event of theirs. */

import { beforeAll, expect, it } from 'vitest'
import { hasModules, loadModules } from '../src/lib/modules/index.svelte'
import { amountOf, positionsOf, placeAt } from '../src/lib/table/apply'
import { show } from '../src/lib/table/motions'
import { Pace } from '../src/lib/table/pace'
import { figureSpots, layoutOf, sceneOf } from '../src/lib/table/scene'
import type { View } from '../src/lib/types'
import { areToldAndShown, leadToTheView, type Step } from './events'
import recorded from './fixtures/rides.json'

const steps = recorded as unknown as Step[]
const events = steps.flatMap((step) => step.events)

beforeAll(() => loadModules(steps[0]!.after))

it('are fetched with the first view that needs them', () => {
  expect(hasModules(steps[0]!.after)).toBe(true)
})

/** What lies open on the table; the faces of flasks are the server's affair. */
const visible = (view: View) => ({
  ...Object.fromEntries(
    ['marshal', 'horses', 'horses_at_timecar', 'coach', 'shotgun', 'hostages', 'traveller'].map(
      (name) => [name, Reflect.get(view, name)],
    ),
  ),
  bandits: Object.fromEntries(
    Object.entries(view.bandits).map(([name, bandit]) => [
      name,
      [
        bandit.at,
        bandit.hostage,
        bandit.escaped,
        ...flasks.map((kind) => amountOf(view, bandit, kind)),
      ],
    ]),
  ),
  places: positionsOf(view).map((position) => {
    const place = placeAt(view, position)!
    return [position, place.bandits, ...flasks.map((kind) => amountOf(view, place, kind))]
  }),
})
const flasks = ['whiskey', 'half_drunk_classic', 'half_drunk_old']

leadToTheView(steps, visible)

const OWN = [
  'boarded',
  'galloped',
  'first_drawn',
  'coach_moved',
  'horses_left',
  'horses_moved',
  'hostage_taken',
  'drank',
  'flask_spilt',
  'escaped',
  'crossed',
  'cards_kept',
  'travels',
  'appeared',
]

areToldAndShown(steps, OWN)

it('a horse bounds along below its rider', async () => {
  const bounds: [string, unknown][] = []
  Element.prototype.animate = function (frames, timing) {
    const { duration } = timing as KeyframeAnimationOptions
    const offsets = (frames as Keyframe[]).filter(({ rotate }) => rotate && rotate !== '0deg')
    if (offsets.length)
      bounds.push([this.localName, offsets.map(({ offset }) => Number(offset) * Number(duration))])
    return { finished: Promise.resolve() } as unknown as Animation
  }
  const event = events.filter((event) => event.kind === 'moved').find(({ how }) => how === 'rode')!
  const root = document.createElement('main')
  root.innerHTML = `<b class="spot"><i data-figure="${event.figure}"></i></b>`
  const { before } = steps.find((step) => step.events.includes(event))!
  const change = () => Promise.resolve()
  await show({ root, still: false, change, pace: new Pace(() => 1) }, event, before)
  expect(bounds.map(([name]) => name)).toEqual(['svg', 'i'])
  expect(bounds[0]![1]).toEqual(bounds[1]![1])
})

it('everybody has a place of his own, in the coach and in time too', () => {
  for (const { after } of steps) {
    const scene = sceneOf(layoutOf(after), { width: 1440, height: 600, headroom: 140, ground: 20 })
    const spots = positionsOf(after).flatMap((place) => [...figureSpots(scene, after, place)])
    const here = Object.keys(after.bandits).filter((name) => after.bandits[name]!.at)
    expect(spots.map(([name]) => name).sort()).toEqual([...here, 'marshal', 'shotgun'].sort())
    expect(new Set(spots.map(([, { x, y }]) => `${x},${y}`)).size).toBe(spots.length)
    for (const [, { x, y }] of spots) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(1440)
      expect(y).toBeLessThan(600)
    }
  }
})
