/** Tips: which thing is meant, its picture, and where the card about it has room. */

import { kitOf } from '../games.svelte'
import { modulesOf } from '../modules/index.svelte'
import type { Picture } from '../modules/module'
import type { View } from '../types'

const GAP = 10 // pixels between a thing and its card
const EDGE = 8

const areaOf = ({ width, height }: DOMRect) => width * height

const GLYPHS: Record<string, (id: string) => Picture> = {
  token: (id) => ({ id: `l-${id}`, box: 40 }),
  pocket: (id) => ({ id: `l-${id}`, box: 40 }),
  money: () => ({ id: 'l-purse', box: 40 }),
  turn: (id) => ({ id: `t-${id}`, box: 48 }),
  order: (way) => ({ id: way === 'back' ? 't-switching' : 't-standard', box: 48 }),
  event: (id) => ({ id: `e-${id}`, box: 48 }),
  received: () => ({ id: 'i-bullet', box: 48 }),
  first: () => ({ id: 'u-star', box: 24 }),
  round: () => ({ id: 'x-star', box: 48 }),
}

/** The symbol of a thing that is neither a card nor a face. */
export function pictureOf(view: View, key: string): Picture | null {
  const parts = key.split(':')
  const own = GLYPHS[parts[0]!]?.(parts.at(-1)!)
  if (own) return own
  const others = [...modulesOf(view), kitOf(view.game.game)]
  return others.map((other) => other?.pictureOf?.(key, view)).find(Boolean) ?? null
}

/** The car of a position, as it is drawn. */
export function carOf(view: View, key: string): string | undefined {
  const [kind, at = ''] = key.split(':')
  const n = parseInt(at)
  const car = kind === 'position' && n >= 0 ? view.train[n]?.car : undefined
  return car === 'wagon' ? `car_${((n - 1) % INTERIORS) + 1}` : car
}
const INTERIORS = 6

/** The paint of a car that a module brings. */
export const paintOf = (view: View, car: string) =>
  modulesOf(view)
    .map((module) => module.paints?.[car])
    .find(Boolean)

/** All things that can be explained and are in sight, in the order of the page. */
export const thingsIn = (root: HTMLElement): HTMLElement[] =>
  [...(openIn(root) ?? root).querySelectorAll<HTMLElement>('[data-about]')].filter((thing) => {
    const box = thing.getBoundingClientRect()
    return areaOf(box) > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0
  })

/** A dialog is all that there is while it is open. */
const openIn = (root: HTMLElement) => root.querySelector<HTMLElement>('dialog[open]')

/**
 * The thing at a point. Figures and places do not take part in what the pointer hits, so that
 * nobody stands in the way of what may be chosen, and a whole panel answers for its face: there the
 * smallest one around the point is meant.
 */
export function thingAt(root: HTMLElement, x: number, y: number): HTMLElement | null {
  const top = document.elementFromPoint(x, y)
  if (!top || !root.contains(top)) return null
  const isAround = (thing: HTMLElement) => {
    const box = thing.getBoundingClientRect()
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
  }
  const own = top.closest<HTMLElement>('[data-about]')
  if (own && isAround(own)) return own
  const region = top.closest<HTMLElement>('[data-stage], article, section')
  const around = region ? thingsIn(region) : []
  const size = (thing: HTMLElement) => areaOf(thing.getBoundingClientRect())
  return around.filter(isAround).sort((a, b) => size(a) - size(b))[0] ?? own
}

/**
 * Where a card does not cover the thing it is about: above it, else below, else beside it; and above
 * the question, whose answers a lifted card needs.
 */
export function placed(
  card: HTMLElement,
  thing: HTMLElement,
  asked: Element | null,
): { left: number; top: number } {
  const { width, height } = card.getBoundingClientRect()
  const box = thing.getBoundingClientRect()
  const within = (at: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(at, room - size - EDGE))
  const middle = within(box.left + box.width / 2 - width / 2, width, innerWidth)
  const question = asked?.getBoundingClientRect()
  const isBelow = question && box.top >= question.bottom - GAP
  const above = (isBelow ? question.top : box.top) - GAP - height
  const below = box.bottom + GAP
  if (above >= EDGE) return { left: middle, top: above }
  if (below + height <= innerHeight - EDGE) return { left: middle, top: below }
  const beside =
    box.right + GAP + width <= innerWidth ? box.right + GAP : Math.max(EDGE, box.left - GAP - width)
  return { left: beside, top: within(box.top, height, innerHeight) }
}
