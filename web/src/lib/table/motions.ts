/** Motions: how each kind of event looks. The art guide, section 5, says what and how long. */

import type { GameEvent } from '../types'
import {
  STILL_MS,
  banner,
  fly,
  lever,
  middleOf,
  portal,
  stamp,
  tracer,
  trail,
  type Point,
  type Show,
} from './effects'
import {
  climb,
  drop,
  heavySteps,
  hops,
  leanBack,
  lunge,
  reel,
  rock,
  slide,
  tumble,
  type Gait,
} from './gaits'
import { named } from './names.svelte'

export interface Theatre extends Show {
  /** The table screen, in which the pieces are found by their data- attributes. */
  root: HTMLElement
  /** Write the event down, and wait until the pieces are drawn in their new places. */
  change(): Promise<void>
}

type Motion = (theatre: Theatre, event: GameEvent) => Promise<void>

const MS = {
  card: 320,
  move: 380, // per car
  climb: 420,
  aim: 120,
  bullet: 90,
  hit: 260,
  punch: 520,
  robbery: 450,
  law: 600, // per car
  star: 500,
  drop: 400,
  tunnel: 900,
  turn: 500,
  banner: 1200,
  apart: 120,
  fade: 120,
} as const
const LONGEST_WALK = 1500

const POP = [
  { opacity: 0, scale: 0.3 },
  { opacity: 1, scale: 1.15, offset: 0.25 },
  { opacity: 1, scale: 1, offset: 0.6 },
  { opacity: 0, scale: 0.9 },
]
const STAMP = [
  { opacity: 0, scale: 2.2, rotate: '-40deg' },
  { opacity: 1, scale: 0.95, rotate: '0deg', offset: 0.4 },
  { opacity: 1, scale: 1, offset: 0.8 },
  { opacity: 0, scale: 1 },
]
const PULSE = [{ scale: 1 }, { scale: 1.12, offset: 0.4 }, { scale: 1 }]

const all = (theatre: Theatre, selector: string) => [
  ...theatre.root.querySelectorAll<HTMLElement>(selector),
]
const stage = (theatre: Theatre) => all(theatre, '[data-stage]')[0]
/** The elements of a figure: its body, and its medal above all bodies. */
const figure = (theatre: Theatre, name: string) => all(theatre, `[data-figure="${name}"]`)
const panel = (theatre: Theatre, bandit: string) => all(theatre, `[data-panel~="${bandit}"]`)
const stack = (theatre: Theatre, { position, token }: GameEvent) =>
  all(theatre, `[data-token="${position}:${token}"]`)

/** A point of a figure, in shares of its box. */
function part(element: Element, height: number): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height * height }
}
const chest = (element: Element) => part(element, 0.55)

/** Turn a body to the left for a while; the drawings look to the right. */
function face(theatre: Theatre, name: string, way: number): () => void {
  const bodies = all(theatre, `[data-figure="${name}"] .body`)
  for (const body of bodies) body.style.scale = way < 0 ? '-1 1' : ''
  return () => bodies.forEach((body) => (body.style.scale = ''))
}

/** Move on the spot; in still pictures, stand as the second frame says. */
function act(
  { pace, still }: Theatre,
  elements: Element[],
  frames: Keyframe[],
  ms: number,
): Promise<void> {
  const pose = { ...frames[1]!, offset: undefined }
  return still ? pace.animate(elements, [pose, pose], STILL_MS) : pace.animate(elements, frames, ms)
}

/** Nothing grows or shakes in still pictures. */
const pulse = ({ pace, still }: Theatre, elements: Element[]) =>
  still ? Promise.resolve() : pace.animate(elements, PULSE, MS.hit)

/** Time between the parts of a motion; the parts of a still picture are seen together. */
const beat = ({ pace, still }: Theatre, ms: number) => (still ? Promise.resolve() : pace.wait(ms))

/** Take a figure from where it was to where the changed view puts it. */
async function travel(
  theatre: Theatre,
  name: string,
  gait: (body: HTMLElement) => Gait,
  ms: number,
): Promise<void> {
  const before = figure(theatre, name)[0]?.getBoundingClientRect()
  const places = figure(theatre, name).map((element) => element.closest<HTMLElement>('.spot')!)
  for (const place of places) place.style.transition = 'none'
  await theatre.change()
  const elements = figure(theatre, name)
  const after = elements[0]?.getBoundingClientRect()
  if (before && after) {
    const [dx, dy] = [before.x - after.x, before.y - after.y]
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

const carOf = (position: string | undefined) => parseInt(position ?? '0')

async function moved(theatre: Theatre, { figure: name, from, to, how }: GameEvent): Promise<void> {
  if (from === to) return theatre.change()
  const cars = Math.max(1, Math.abs(carOf(from) - carOf(to)))
  if (name === 'marshal') return patrol(theatre, cars)
  if (how === 'punched') return travel(theatre, name!, () => tumble, MS.punch - MS.hit)
  if (how === 'climbed' || how === 'fled')
    return travel(theatre, name!, ({ dataset }) => climb(Number(dataset.door ?? 0)), MS.climb)
  if (how === 'swept' || how === 'shoved') {
    const gone = travel(theatre, name!, () => slide, Math.min(LONGEST_WALK, MS.move * cars))
    return how === 'shoved' || theatre.still ? gone : theatre.pace.wait(MS.apart)
  }
  const gait = hops(2 * cars, to?.endsWith('roof'))
  return travel(theatre, name!, () => gait, Math.min(LONGEST_WALK, MS.move * cars))
}

/** The marshal walks, his lantern before him. */
async function patrol(theatre: Theatre, cars: number): Promise<void> {
  const ms = Math.min(LONGEST_WALK, MS.law * cars)
  const cone = all(theatre, '[data-cone]')
  const light = [
    { opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.8 },
    { opacity: 0 },
  ]
  void theatre.pace.animate(cone, light, theatre.still ? STILL_MS : ms + 200)
  await travel(theatre, 'marshal', () => heavySteps(2 * cars), ms)
}

async function shot(theatre: Theatre, { bandit, target }: GameEvent): Promise<void> {
  const [shooter, victim] = [figure(theatre, bandit!), figure(theatre, target!)]
  if (!shooter[0] || !victim[0]) return theatre.change()
  const { pace, still } = theatre
  const [from, to] = [part(shooter[0], 0.5), chest(victim[0])]
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const size = shooter[0].offsetHeight
  const way = Math.sign(to.x - from.x) || 1
  const muzzle = {
    x: from.x + ((to.x - from.x) / far) * size * 0.4,
    y: from.y + ((to.y - from.y) / far) * size * 0.4,
  }
  const ahead = face(theatre, bandit!, way)
  void act(theatre, shooter, leanBack(way), MS.aim + MS.bullet + MS.hit)
  await beat(theatre, MS.aim)
  void stamp(theatre, 'x-flash', muzzle, size * 0.42, POP, MS.bullet + MS.hit)
  void tracer(theatre, muzzle, to, MS.bullet)
  await theatre.change()
  void pulse(theatre, all(theatre, `[data-panel~="${bandit}"] .cyl`))
  await beat(theatre, MS.bullet)
  await act(theatre, victim, rock(way), MS.hit)
  ahead()
  const home = panel(theatre, target!)[0]
  if (home && !still) await fly(theatre, 'x-bullet-card', to, middleOf(home), 40, MS.robbery)
  void pace.animate(panel(theatre, target!), still ? [] : PULSE, MS.hit)
}

async function punched(theatre: Theatre, { bandit, target }: GameEvent): Promise<void> {
  const [fighter, victim] = [figure(theatre, bandit!), figure(theatre, target!)]
  if (!fighter[0] || !victim[0]) return
  const [from, to] = [chest(fighter[0]), chest(victim[0])]
  const way = Math.sign(to.x - from.x) || 1
  const at = { x: (from.x + to.x) / 2, y: to.y - 14 }
  const ahead = face(theatre, bandit!, way)
  void act(theatre, fighter, lunge(way), MS.hit)
  await beat(theatre, MS.bullet)
  void stamp(theatre, 'x-fist', at, victim[0].offsetHeight * 0.5, POP, MS.punch)
  await act(theatre, victim, reel(way), MS.hit)
  ahead()
}

/** Loot leaps to the robber's hand and from there to his panel. */
async function toPanel(theatre: Theatre, token: string, from: Element | undefined, bandit: string) {
  const start = from && middleOf(from)
  await theatre.change()
  const robber = figure(theatre, bandit)[0]
  const hand = robber && chest(robber)
  const home = all(theatre, `[data-panel~="${bandit}"] .kind-${token}`)[0]
  const [leap, flight] = [MS.robbery * 0.4, MS.robbery * 0.6]
  if (start && hand) await fly(theatre, `l-${token}`, start, hand, 36, leap)
  if (hand && home && !theatre.still)
    await fly(theatre, `l-${token}`, hand, middleOf(home), 36, flight)
  void pulse(theatre, panel(theatre, bandit))
}

/** Loot that a bandit loses pops out of him; other loot falls from above. */
async function dropped(theatre: Theatre, event: GameEvent): Promise<void> {
  const loser = event.bandit && figure(theatre, event.bandit)[0]
  const start = loser ? chest(loser) : undefined
  await theatre.change()
  const token = stack(theatre, event)
  if (!token[0]) return
  const end = middleOf(token[0])
  if (theatre.still) return trail(theatre, start ?? { x: end.x, y: end.y - 50 }, end)
  const [dx, dy] = start ? [start.x - end.x, start.y - end.y] : [0, -46]
  void pulse(
    theatre,
    token.flatMap((element) => [...element.querySelectorAll('b')]),
  )
  await theatre.pace.animate(token, drop(dx, dy), MS.drop)
}

async function announced(theatre: Theatre, { event }: GameEvent): Promise<void> {
  await theatre.change()
  const frames = [
    { opacity: 0, translate: '0 12px' },
    { opacity: 1, translate: '0 0' },
  ]
  void theatre.pace.animate(all(theatre, '[data-news]'), theatre.still ? [] : frames, MS.hit)
  const over = stage(theatre)
  if (!event || !over) return theatre.pace.wait(MS.banner)
  return banner(theatre, `e-${event}`, named('events', event).name, over, MS.banner)
}

async function turn(theatre: Theatre, { turn_type }: GameEvent): Promise<void> {
  const over = stage(theatre)
  if (turn_type === 'tunnel' && over) void portal(theatre, over, MS.tunnel / 2)
  if (turn_type === 'switching' && over)
    void lever(theatre, middleOf(over), Math.min(150, over.clientHeight * 0.4), MS.turn)
  await theatre.change()
  void pulse(theatre, all(theatre, '.turns [aria-current]'))
  await theatre.pace.wait(turn_type === 'tunnel' ? MS.tunnel : MS.turn)
}

const FLIP = [
  { rotate: 'y 90deg', scale: 0.7 },
  { rotate: 'y 0deg', scale: 1.06, offset: 0.7 },
  { rotate: 'y 0deg', scale: 1 },
]
const SHIFT = [{ translate: '34px 0' }, { translate: '0 0' }]
const FADE = [{ opacity: 0 }, { opacity: 1 }]

async function turnedUp(theatre: Theatre): Promise<void> {
  await theatre.change()
  const { pace, still } = theatre
  if (!still) void pace.animate(all(theatre, '.pile .next, .pile .played'), SHIFT, MS.card)
  const card = all(theatre, '[data-current-card]')
  await pace.animate(card, still ? FADE : FLIP, still ? MS.fade : MS.card)
  await pace.wait(MS.hit)
}

async function laid(theatre: Theatre, { index }: GameEvent): Promise<void> {
  await theatre.change()
  const arrive = [
    { translate: '0 -26px', opacity: 0 },
    { translate: '0 0', opacity: 1 },
  ]
  const { pace, still } = theatre
  await pace.animate(all(theatre, `[data-pile="${index}"]`), still ? FADE : arrive, MS.card)
  await pace.wait(MS.apart)
}

async function starred(theatre: Theatre, { bandit }: GameEvent): Promise<void> {
  const [victim] = figure(theatre, bandit!)
  if (victim) {
    const from = chest(victim)
    const size = Math.max(44, victim.offsetHeight * 0.55)
    await stamp(theatre, 'x-star', from, size, STAMP, MS.star)
    const home = panel(theatre, bandit!)[0]
    if (home && !theatre.still)
      await fly(theatre, 'x-bullet-card', from, middleOf(home), 40, MS.robbery)
  }
  await theatre.change()
}

async function shrug(theatre: Theatre, { bandit }: GameEvent): Promise<void> {
  const [who] = figure(theatre, bandit!)
  if (who) void stamp(theatre, 'x-puff', chest(who), 40, POP, MS.drop)
  await theatre.pace.wait(MS.turn)
}

export const motions: Record<string, Motion> = {
  moved,
  shot,
  punched,
  no_effect: shrug,
  neutral_bullet: starred,
  played: laid,
  resolving: turnedUp,
  turn_begun: turn,
  round_begun: announced,
  stealin_begun: announced,
  event_begun: announced,
  loot_fell: dropped,
  loot_laid: dropped,
  loot_taken: (theatre, event) =>
    toPanel(
      theatre,
      event.token!,
      stack(theatre, event)[0] ?? figure(theatre, event.bandit!)[0],
      event.bandit!,
    ),
  loot_kept: (theatre, event) =>
    toPanel(theatre, event.token!, figure(theatre, event.victim!)[0], event.bandit!),
}
