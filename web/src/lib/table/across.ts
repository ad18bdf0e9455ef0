/** Across: the answers to a question in the order in which their things lie in the picture. */

import type { Decision, Option, View } from '../types'
import { cardsInSight } from './hand'
import { keyOf, targetsOf } from './highlight'
import { CAR, figuresAt, groundOf } from './scene'
import { whereabouts } from './apply'

/** How far to the right, and how far down; cards lie below the train. */
type Spot = readonly [x: number, y: number]
const BELOW = 10_000

/** Where a position is on the one line of all cars; the locomotive is at the right end. */
function positionSpot(view: View, position: string | null | undefined): Spot | null {
  const ground = position ? groundOf(view, position) : undefined
  return ground ? [ground.middle - ground.box.car * CAR.pitch, ground.floor] : null
}

/** Where a thing lies that an option points at; null for a mere button. */
function spotOf(view: View, decision: Decision, option: Option, cards: string[]): Spot | null {
  const key = keyOf(view, decision, option)
  if (!key) return null
  if (cards.includes(key)) return [cards.indexOf(key), BELOW]
  const [kind, name] = key.split(':') as [string, string]
  if (kind === 'position' || kind === 'token') return positionSpot(view, name)
  if (kind !== 'figure') return null
  const at = whereabouts(view, name)
  const spot = positionSpot(view, at)
  return spot && [spot[0] + figuresAt(view, at!).indexOf(name) / 100, spot[1]]
}

/** The options from left to right, above before below; options without a place come last, as they were. */
export function across(view: View, decision: Decision): Option[] {
  const cards = cardsInSight(view, targetsOf(view, decision)).map(({ key }) => key)
  const spots = new Map(
    decision.options.map((option) => [option, spotOf(view, decision, option, cards)]),
  )
  return decision.options.toSorted((a, b) => {
    const [here, there] = [spots.get(a), spots.get(b)]
    if (!here || !there) return Number(!here) - Number(!there)
    const rows = Number(here[1] === BELOW) - Number(there[1] === BELOW)
    return rows || here[0] - there[0] || here[1] - there[1]
  })
}

/** Of things on a screen, the one that lies nearest in a direction; the first if none has been left. */
export function beyond(
  things: HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | null {
  const ways: Record<string, Spot> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  const way = ways[key]
  if (!way) return null
  const middle = (thing: Element): Spot => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const start = things.find((thing) => thing === from)
  if (!start) return things[0] ?? null
  const [x, y] = middle(start)
  let best = start
  let least = Infinity
  for (const thing of things) {
    const [right, down] = middle(thing)
    const [dx, dy] = [right - x, down - y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    // What lies that way, more or less: rather farther on than far to the side.
    if (thing === start || ahead < 4) continue
    const far = ahead + 3 * aside
    if (far < least) [best, least] = [thing, far]
  }
  return best
}
