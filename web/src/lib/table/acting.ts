/** Acting: what figures do with their arms, and what becomes of their hats. */

import { lookOf, shoulderOf } from '../art/figures'
import { fly, middleOf, overlay, stamp, tracer, type Point } from './effects'
import { draw, leanBack, swing } from './gaits'
import { act, all, beat, chest, face, figure, MS, panel, POP, pulse, type Theatre } from './theatre'

const SVG = 'http://www.w3.org/2000/svg'
const BOX = { x: -6, y: -8, width: 92, height: 120, axis: 40 } // of a figure's drawing
const BARREL = 49 // from the shoulder to the muzzle, in its units

const bodies = (theatre: Theatre, name: string) =>
  all(theatre, `[data-figure="${name}"] [data-body]`)

/** Where a shoulder is on the screen, and how large a unit of the drawing is there. */
function shoulder(body: Element, name: string, way: number): Point & { unit: number } {
  const box = body.getBoundingClientRect()
  const unit = box.width / BOX.width
  const [x, y] = shoulderOf(name)
  const mirrored = way < 0 ? 2 * BOX.axis - x : x
  return { x: box.x + (mirrored - BOX.x) * unit, y: box.y + (y - BOX.y) * unit, unit }
}

/** Do something with the arm in front, instead of what it holds; in still pictures, one pose. */
export async function useArm(
  theatre: Theatre,
  name: string,
  arm: 'gun' | 'fist',
  frames: Keyframe[],
  ms: number,
): Promise<void> {
  const [body] = bodies(theatre, name)
  if (!body || theatre.pace.skipping) return
  const [place, limb, drawn] = ['g', 'g', 'use'].map((tag) => document.createElementNS(SVG, tag))
  place!.setAttribute('transform', `translate(${shoulderOf(name).join(' ')})`)
  drawn!.setAttribute('href', `#x-arm-${arm}`)
  limb!.append(drawn!)
  place!.append(limb!)
  body.append(place!)
  body.style.setProperty('--arm', 'hidden')
  try {
    await act(theatre, [limb!], frames, ms, { fill: 'both' })
  } finally {
    place!.remove()
    body.style.removeProperty('--arm')
  }
}

/** Draw, aim and fire, and do with the flash what it brings; gives the way of the bullet. */
export async function fire(
  theatre: Theatre,
  name: string,
  target: Element,
  flash: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const shooter = figure(theatre, name)
  const to = chest(target)
  const way = Math.sign(to.x - chest(shooter[0]!).x) || 1
  const from = shoulder(bodies(theatre, name)[0] ?? shooter[0]!, name, way)
  const aim = Math.atan2(to.y - from.y, Math.abs(to.x - from.x))
  const muzzle = {
    x: from.x + way * Math.cos(aim) * BARREL * from.unit,
    y: from.y + (Math.sin(aim) * BARREL - 8) * from.unit,
  }
  const ms = MS.aim + MS.bullet + MS.hit
  const ahead = face(theatre, name, way)
  void act(theatre, shooter, leanBack(way), ms)
  void useArm(theatre, name, 'gun', draw((aim * 180) / Math.PI), ms).then(ahead)
  await beat(theatre, MS.aim)
  void stamp(theatre, 'x-flash', muzzle, 50 * from.unit, POP, MS.bullet + MS.hit)
  void tracer(theatre, muzzle, to, MS.bullet)
  await flash()
  await beat(theatre, MS.bullet)
  return way
}

/** Strike out with the fist. */
export function punch(theatre: Theatre, name: string, way: number): void {
  const ahead = face(theatre, name, way)
  void useArm(theatre, name, 'fist', swing, MS.punch).then(ahead)
}

/** A hat flies from a head: up and back on it, or off for good. */
export async function loseHat(
  theatre: Theatre,
  name: string,
  flight: (width: number, height: number) => Keyframe[],
  ms: number,
): Promise<void> {
  const id = `x-hat-${lookOf(name)}`
  const [body] = bodies(theatre, name)
  if (theatre.still || theatre.pace.skipping || !body || !document.getElementById(id)) return
  const box = body.getBoundingClientRect()
  body.style.setProperty('--hat', 'hidden')
  try {
    await overlay(theatre, id, `b-${lookOf(name)}`, box, flight(box.width, box.height), ms)
  } finally {
    body.style.removeProperty('--hat')
  }
}

/** Where a bandit's cards are: one's own deck, what a panel says of them, or the panel. */
function deckOf(theatre: Theatre, bandit: string): HTMLElement | undefined {
  const decks = all(theatre, `[data-deck~="${bandit}"]`).filter((deck) => deck.offsetWidth > 0)
  return decks.at(-1) ?? panel(theatre, bandit)[0]
}

/** A Bullet card flies from somebody into a deck. */
export async function bulletInto(theatre: Theatre, from: Point, bandit: string): Promise<void> {
  const deck = deckOf(theatre, bandit)
  if (!deck || theatre.still) return
  await fly(theatre, 'x-bullet-card', from, middleOf(deck), 46, MS.robbery)
  void pulse(theatre, [deck])
}
