/** The theatre of the story: how motions find the pieces, and the parts they are made of. */

import type { Position, TokenKind } from '../types'
import { STILL_MS, trail, type Point, type Show } from './effects'
import type { Gait } from './gaits'
import type { ByKind } from './kinds'

export interface Theatre extends Show {
  /** The table screen, in which the pieces are found by their data- attributes. */
  root: HTMLElement
  /** Write the event down, and wait until the pieces are drawn in their new places. */
  change(): Promise<void>
}

/** How each kind of events looks. */
export type Motions<Shown = Promise<void>> = ByKind<Theatre, Shown>

export const MS = {
  card: 320,
  move: 380, // per car
  climb: 420,
  aim: 190,
  bullet: 90,
  hit: 260,
  punch: 520,
  robbery: 450,
  patrol: 600, // per car
  star: 500,
  drop: 400,
  tunnel: 900,
  turn: 500,
  banner: 1200,
  round: 640,
  apart: 120,
  fade: 120,
  about: 150, // to turn round
} as const
export const LONGEST_WALK = 1500
const PLACED = '[data-place]' // what puts a piece in its place on the stage

export const POP = [
  { opacity: 0, scale: 0.3 },
  { opacity: 1, scale: 1.15, offset: 0.25 },
  { opacity: 1, scale: 1, offset: 0.6 },
  { opacity: 0, scale: 0.9 },
]
export const STAMP = [
  { opacity: 0, scale: 2.2, rotate: '-40deg' },
  { opacity: 1, scale: 0.95, rotate: '0deg', offset: 0.4 },
  { opacity: 1, scale: 1, offset: 0.8 },
  { opacity: 0, scale: 1 },
]
export const PULSE = [{ scale: 1 }, { scale: 1.12, offset: 0.4 }, { scale: 1 }]

export const all = (theatre: Pick<Theatre, 'root'>, selector: string) => [
  ...theatre.root.querySelectorAll<HTMLElement>(selector),
]
export const stage = (theatre: Theatre) => all(theatre, '[data-stage]')[0]
/** The elements of a figure: its body, and its medal above all bodies. */
export const figure = (theatre: Theatre, name: string) => all(theatre, `[data-figure="${name}"]`)
export const panel = (theatre: Theatre, bandit: string) => all(theatre, `[data-panel~="${bandit}"]`)
export const stack = (
  theatre: Theatre,
  { position, token }: { position: Position; token: TokenKind },
) => all(theatre, `[data-token="${position}:${token}"]`)

/** A point of a figure, in shares of its box. */
export function part(element: Element, height: number): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height * height }
}
export const chest = (element: Element) => part(element, 0.55)

/** Turn a body to the left for a while; the drawings look to the right. */
export function face({ pace, still, ...theatre }: Theatre, name: string, way: number): () => void {
  const bodies = all(theatre, `[data-figure="${name}"] [data-faces]`)
  const turn = (to: string) => {
    const about = bodies.filter((body) => body.style.scale !== to)
    for (const body of about) body.style.scale = to
    const frames = [{ scale: to ? '1 1' : '-1 1' }, { scale: to || '1 1' }]
    if (!still) void pace.animate(about, frames, MS.about)
  }
  turn(way < 0 ? '-1 1' : '')
  return () => turn('')
}

/** Move on the spot; in still pictures, stand as the second frame says. */
export function act(
  { pace, still }: Theatre,
  elements: Element[],
  frames: Keyframe[],
  ms: number,
  options: KeyframeAnimationOptions = {},
): Promise<void> {
  const pose = { ...frames[1]!, offset: undefined }
  return still
    ? pace.animate(elements, [pose, pose], STILL_MS)
    : pace.animate(elements, frames, ms, options)
}

/** Nothing grows or shakes in still pictures. */
export const pulse = ({ pace, still }: Theatre, elements: Element[]) =>
  still ? Promise.resolve() : pace.animate(elements, PULSE, MS.hit)

/** Time between the parts of a motion; the parts of a still picture are seen together. */
export const beat = ({ pace, still }: Theatre, ms: number) =>
  still ? Promise.resolve() : pace.wait(ms)

/** From one point of the screen to another, in the pixels of a stage that the camera may enlarge. */
export function apart(theatre: Theatre, from: Point, to: Point): [dx: number, dy: number] {
  const [camera] = all(theatre, '[data-camera]')
  const size = camera?.offsetWidth ? camera.getBoundingClientRect().width / camera.offsetWidth : 1
  return [(from.x - to.x) / size, (from.y - to.y) / size]
}

/** Take a figure from where it was to where the changed view puts it. */
export async function travel(
  theatre: Theatre,
  name: string,
  gait: (body: HTMLElement) => Gait,
  ms: number,
): Promise<void> {
  const before = figure(theatre, name)[0]?.getBoundingClientRect()
  const places = figure(theatre, name).flatMap(
    (element) => element.closest<HTMLElement>(PLACED) ?? [],
  )
  for (const place of places) place.style.transition = 'none'
  await theatre.change()
  const elements = figure(theatre, name)
  const after = elements[0]?.getBoundingClientRect()
  if (before && after) {
    const [dx, dy] = apart(theatre, before, after)
    const ahead = face(theatre, name, -dx)
    const { pace, still } = theatre
    if (still) {
      const from = { x: before.x + before.width / 2, y: before.y + before.height * 0.6 }
      void pace.animate(elements, [{ opacity: 0 }, { opacity: 1 }], MS.fade)
      await trail(theatre, from, part(elements[0]!, 0.6))
    } else await pace.animate(elements, gait(elements[0]!)(dx, dy), ms)
    ahead()
  }
  for (const place of places) place.style.transition = ''
}

/** Pieces that stand on something that moves go with it: all of them glide to their new places. */
export async function glide(theatre: Theatre, ms: number): Promise<void> {
  const pieces = () => all(theatre, '[data-figure], [data-token], [data-moves]')
  const held = pieces().map((piece) => piece.closest<HTMLElement>(PLACED) ?? piece)
  for (const piece of held) piece.style.transition = 'none'
  const before = new Map(pieces().map((piece) => [piece, piece.getBoundingClientRect()]))
  await theatre.change()
  const gliding = pieces().flatMap((piece) => {
    const [from, to] = [before.get(piece), piece.getBoundingClientRect()]
    const [dx, dy] = from ? apart(theatre, from, to) : [0, 0]
    // What needs more room, or less, changes the scale of the whole scene.
    const size = from?.width && to.width ? from.width / to.width : 1
    const isResized = Math.abs(size - 1) > 0.01
    if (Math.hypot(dx, dy) < 2 && !isResized) return []
    const corner = isResized ? { transformOrigin: '0 0' } : {}
    const frames = theatre.still
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [
          { ...corner, translate: `${dx}px ${dy}px`, scale: isResized ? size : 1 },
          { ...corner, translate: '0px 0px', scale: 1 },
        ]
    return theatre.pace.animate([piece], frames, theatre.still ? MS.fade : ms)
  })
  await Promise.all(gliding)
  for (const piece of held) piece.style.transition = ''
}
