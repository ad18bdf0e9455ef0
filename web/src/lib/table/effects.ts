/** Effects: things that are seen for a moment, over the table. */

import type { Pace } from './pace'

const SVG = 'http://www.w3.org/2000/svg'

export interface Point {
  x: number
  y: number
}

export function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function drawing(size: number, at: Point): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'effect')
  svg.setAttribute('aria-hidden', 'true')
  Object.assign(svg.style, {
    width: `${size}px`,
    height: `${size}px`,
    left: `${at.x - size / 2}px`,
    top: `${at.y - size / 2}px`,
  })
  return svg
}

async function show(pace: Pace, node: Element, frames: Keyframe[], ms: number): Promise<void> {
  if (pace.skipping) return
  document.body.append(node)
  await pace.animate([node], frames, ms, { fill: 'both' })
  node.remove()
}

/** A symbol of the sprite that appears at a point and goes. */
export function stamp(
  pace: Pace,
  symbol: string,
  at: Point,
  size: number,
  frames: Keyframe[],
  ms: number,
): Promise<void> {
  const svg = drawing(size, at)
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbol}`)
  use.setAttribute('width', '100%')
  use.setAttribute('height', '100%')
  svg.append(use)
  return show(pace, svg, frames, ms)
}

/** A symbol that flies from one point to another in a low arc. */
export function fly(pace: Pace, symbol: string, from: Point, to: Point, size: number, ms: number) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const frames = [
    { translate: '0 0', scale: 0.8 },
    { translate: `${dx * 0.4}px ${dy * 0.4 - 40}px`, scale: 1.25, offset: 0.45 },
    { translate: `${dx}px ${dy}px`, scale: 0.7 },
  ]
  return stamp(pace, symbol, from, size, frames, ms)
}

/** The dashed line of a shot. */
export function tracer(pace: Pace, from: Point, to: Point, ms: number): Promise<void> {
  const node = document.createElement('i')
  node.className = 'effect tracer'
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  Object.assign(node.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${length}px`,
    rotate: `${angle}rad`,
  })
  const frames = [
    { clipPath: 'inset(0 100% 0 0)', opacity: 1 },
    { clipPath: 'inset(0)', opacity: 1, offset: 0.4 },
    { clipPath: 'inset(0)', opacity: 0 },
  ]
  return show(pace, node, frames, ms)
}

/** A sheet over the stage, e.g. the rock wall of a tunnel. */
export function wipe(pace: Pace, stage: Element, kind: string, frames: Keyframe[], ms: number) {
  const node = document.createElement('i')
  node.className = `effect wipe ${kind}`
  const box = stage.getBoundingClientRect()
  Object.assign(node.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  return show(pace, node, frames, ms)
}
