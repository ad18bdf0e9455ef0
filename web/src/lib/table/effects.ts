/** Effects: things that are seen for a moment, over the table. */

import type { Pace } from './pace'

const SVG = 'http://www.w3.org/2000/svg'

/** How effects are shown: at which pace, and whether as still pictures. */
export interface Show {
  pace: Pace
  /** No hops, shakes or flashes: an event is a still picture that comes and goes. */
  still: boolean
}

/** How long a still picture stays. */
export const STILL_MS = 1000

const APPEAR = [
  { opacity: 0 },
  { opacity: 1, offset: 0.12 },
  { opacity: 1, offset: 0.88 },
  { opacity: 0 },
]

export interface Point {
  x: number
  y: number
}

export function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function symbol(id: string): SVGUseElement {
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${id}`)
  use.setAttribute('width', '100%')
  use.setAttribute('height', '100%')
  return use
}

function drawing(kind: string, size: number, at: Point, ...ids: string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', `effect ${kind}`)
  svg.setAttribute('aria-hidden', 'true')
  svg.append(...ids.map(symbol))
  Object.assign(svg.style, {
    width: `${size}px`,
    height: `${size}px`,
    left: `${at.x - size / 2}px`,
    top: `${at.y - size / 2}px`,
  })
  return svg
}

function plain(kind: string, box: { left: number; top: number; width: number; height: number }) {
  const node = document.createElement('i')
  node.className = `effect ${kind}`
  const { left, top, width, height } = box
  Object.assign(node.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return node
}

async function show(
  { pace, still }: Show,
  node: Element,
  frames: Keyframe[],
  ms: number,
): Promise<void> {
  if (pace.skipping) return
  document.body.append(node)
  try {
    await pace.animate([node], still ? APPEAR : frames, still ? STILL_MS : ms, { fill: 'both' })
  } finally {
    node.remove()
  }
}

/** A symbol of the sprite that appears at a point and goes. */
export const stamp = (
  to: Show,
  id: string,
  at: Point,
  size: number,
  frames: Keyframe[],
  ms: number,
) => show(to, drawing(id, size, at, id), frames, ms)

/** A symbol of the sprite in the colours of somebody, drawn into a box of the screen. */
export function overlay(
  on: Show,
  id: string,
  colours: string,
  box: DOMRect,
  frames: Keyframe[],
  ms: number,
): Promise<void> {
  const svg = drawing(`${id} ${colours}`, box.width, box, id)
  Object.assign(svg.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  return show(on, svg, frames, ms)
}

const COINS = [-62, -41, -19, 4, 27, 46, 68] // pixels to the side at which they come down

/** Coins leap out and bounce over the floor. */
export async function scatter(on: Show, at: Point): Promise<void> {
  if (on.still || on.pace.skipping) return
  const heap = plain('coins', { left: at.x, top: at.y, width: 0, height: 0 })
  const coins = COINS.map(() => heap.appendChild(document.createElement('i')))
  coins.forEach((coin, n) => {
    const [x, high] = [COINS[n]!, 26 + ((n * 17) % 41)]
    const frames = [
      { translate: '0 0', rotate: '0deg', easing: 'ease-out' },
      { translate: `${x * 0.5}px ${-high}px`, rotate: `${x * 4}deg`, easing: 'ease-in' },
      { translate: `${x * 0.85}px 34px`, rotate: `${x * 7}deg`, easing: 'ease-out' },
      { translate: `${x}px 22px`, rotate: `${x * 9}deg`, easing: 'ease-in' },
      { translate: `${x * 1.1}px 34px`, rotate: `${x * 10}deg`, opacity: 1, offset: 0.85 },
      { translate: `${x * 1.1}px 34px`, rotate: `${x * 10}deg`, opacity: 0 },
    ]
    void on.pace.animate([coin], frames, SCATTER)
  })
  await show(on, heap, [], SCATTER)
}
const SCATTER = 700

/** A symbol that flies from one point to another in a low arc; in still pictures, a trail to it. */
export async function fly(on: Show, id: string, from: Point, to: Point, size: number, ms: number) {
  if (on.still) {
    void trail(on, from, to)
    return show(on, drawing(id, size, to, id), [], ms)
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const frames = [
    { translate: '0 0', scale: 0.8 },
    { translate: `${dx * 0.4}px ${dy * 0.4 - 40}px`, scale: 1.25, offset: 0.45 },
    { translate: `${dx}px ${dy}px`, scale: 0.7 },
  ]
  return show(on, drawing(id, size, from, id), frames, ms)
}

function line(kind: string, from: Point, to: Point): HTMLElement {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const node = plain(kind, { left: from.x, top: from.y - 2, width: length, height: 4 })
  node.style.rotate = `${Math.atan2(to.y - from.y, to.x - from.x)}rad`
  return node
}

/** The white dashed line of a shot: drawn in `ms`, then it fades. */
export function tracer(on: Show, from: Point, to: Point, ms: number): Promise<void> {
  const frames = [
    { clipPath: 'inset(-4px 100% -4px 0)', opacity: 1 },
    { clipPath: 'inset(-4px 0)', opacity: 1, offset: 0.25 },
    { clipPath: 'inset(-4px 0)', opacity: 1, offset: 0.7 },
    { clipPath: 'inset(-4px 0)', opacity: 0 },
  ]
  return show(on, line('tracer', from, to), frames, 4 * ms)
}

/** A dashed trail that says from where a piece came. */
export const trail = (on: Show, from: Point, to: Point) =>
  show(on, line('trail', from, to), APPEAR, STILL_MS)

/** The mouth of a tunnel, which passes over the stage from right to left. */
export function portal(on: Show, stage: Element, ms: number): Promise<void> {
  const box = stage.getBoundingClientRect()
  const sheet = plain('portal', box)
  const arch = sheet.appendChild(document.createElement('i'))
  const width = Math.max(70, box.width * 0.09)
  arch.style.width = `${width}px`
  if (!on.still)
    void on.pace.animate(
      [arch],
      [{ translate: `${box.width}px 0`, easing: 'linear' }, { translate: `${-width}px 0` }],
      ms,
      { fill: 'both' },
    )
  return on.still ? Promise.resolve() : show(on, sheet, [], ms)
}

/** The name and picture of what comes over everybody. */
export function banner(
  on: Show,
  id: string,
  text: string,
  stage: Element,
  ms: number,
): Promise<void> {
  const node = document.createElement('p')
  node.className = 'effect banner'
  node.setAttribute('aria-hidden', 'true')
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 48 48')
  picture.append(symbol(id))
  node.append(picture, text)
  const { x } = middleOf(stage)
  const { top, height } = stage.getBoundingClientRect()
  Object.assign(node.style, { left: `${x}px`, top: `${top + height * 0.42}px` })
  const frames = [
    { opacity: 0, scale: '.2 1' },
    { opacity: 1, scale: '1.04 1', offset: 0.16 },
    { opacity: 1, scale: '1 1', offset: 0.24 },
    { opacity: 1, scale: '1 1', offset: 0.86 },
    { opacity: 0, scale: '1 1' },
  ]
  return show(on, node, frames, ms)
}

/** A points lever that is thrown over. */
export function lever(on: Show, at: Point, size: number, ms: number): Promise<void> {
  const svg = drawing('x-points', size, at, 'x-points', 'x-lever')
  const arm = svg.lastElementChild as SVGUseElement
  arm.style.transformOrigin = '50% 58.3%'
  if (!on.still && !on.pace.skipping)
    void on.pace.animate(
      [arm],
      [
        { rotate: '0deg' },
        { rotate: '8deg', offset: 0.2 },
        { rotate: '-68deg', offset: 0.6 },
        { rotate: '-62deg' },
      ],
      ms,
      { fill: 'both' },
    )
  return show(on, svg, APPEAR, ms * 1.6)
}
