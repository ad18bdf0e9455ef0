/** Motions: how each kind of event looks. The art guide, section 5, says what and how long. */

import type { GameEvent } from '../types'
import { fly, middleOf, stamp, tracer, wipe, type Point } from './effects'
import type { Pace } from './pace'

export interface Theatre {
  /** The table screen, in which the pieces are found by their data- attributes. */
  root: HTMLElement
  pace: Pace
  /** No hops, shakes or flashes: pieces cross-fade. */
  still: boolean
  /** Write the event down, and wait until the pieces are drawn in their new places. */
  change(): Promise<void>
}

type Motion = (theatre: Theatre, event: GameEvent) => Promise<void>

const POP = [
  { opacity: 0, scale: 0.3 },
  { opacity: 1, scale: 1.15, offset: 0.25 },
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
/** The elements of a figure: its body, and its medal above all bodies. */
const figure = (theatre: Theatre, name: string) => all(theatre, `[data-figure="${name}"]`)
const panel = (theatre: Theatre, bandit: string) => all(theatre, `[data-panel~="${bandit}"]`)
const chest = (element: Element): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height * 0.55 }
}

/** Animate a figure from where it was to where the changed view puts it. */
async function travel(
  theatre: Theatre,
  name: string,
  path: (dx: number, dy: number) => Keyframe[],
  ms: (distance: number) => number,
): Promise<void> {
  const before = figure(theatre, name)[0]?.getBoundingClientRect()
  const places = figure(theatre, name).map((element) => element.closest<HTMLElement>('.spot')!)
  for (const place of places) place.style.transition = 'none'
  await theatre.change()
  const elements = figure(theatre, name)
  const after = elements[0]?.getBoundingClientRect()
  if (before && after) {
    const [dx, dy] = [before.x - after.x, before.y - after.y]
    const frames = theatre.still ? [{ opacity: 0 }, { opacity: 1 }] : path(dx, dy)
    await theatre.pace.animate(elements, frames, theatre.still ? 120 : ms(Math.hypot(dx, dy)))
  }
  for (const place of places) place.style.transition = ''
}

/** Two hops per car; those who run on roofs lean forward. */
function hops(lean: number) {
  return (dx: number, dy: number): Keyframe[] => {
    const steps = 4
    return Array.from({ length: steps + 1 }, (_, n) => ({
      translate: `${dx * (1 - n / steps)}px ${dy * (1 - n / steps) - (n % 2) * 7}px`,
      rotate: n === 0 || n === steps ? '0deg' : `${-Math.sign(dx) * lean}deg`,
    }))
  }
}

const climb = (dx: number, dy: number): Keyframe[] => [
  { translate: `${dx}px ${dy}px`, scale: '1 1' },
  { translate: `${dx}px ${dy + 4}px`, scale: '1.04 .93', offset: 0.15 },
  { translate: `${dx * 0.4}px ${-Math.sign(dy) * -4}px`, scale: '1 1', offset: 0.85 },
  { translate: '0px 0px', scale: '1 1' },
]

const tumble = (dx: number, dy: number): Keyframe[] =>
  somersault(dx, dy).map((frame) => ({ transformOrigin: '50% 58%', ...frame }))

const somersault = (dx: number, dy: number): Keyframe[] => [
  { translate: `${dx}px ${dy}px`, rotate: '0deg' },
  { translate: `${dx * 0.45}px ${dy * 0.45 - 34}px`, rotate: `${-Math.sign(dx) * 200}deg` },
  { translate: `0px 0px`, rotate: `${-Math.sign(dx) * 360}deg`, scale: '1 .9', offset: 0.8 },
  { translate: '0px 0px', rotate: `${-Math.sign(dx) * 360}deg`, scale: '1 1' },
]

const slide = (dx: number, dy: number): Keyframe[] => [
  { translate: `${dx}px ${dy}px`, rotate: '0deg' },
  { translate: `${dx * 0.3}px ${dy * 0.3}px`, rotate: `${-Math.sign(dx) * 14}deg` },
  { translate: '0px 0px', rotate: '0deg' },
]

const perDistance = (base: number, factor: number, most: number) => (distance: number) =>
  Math.min(most, base + distance * factor)

async function moved(theatre: Theatre, { figure: name, from, to, how }: GameEvent): Promise<void> {
  if (from === to) return theatre.change()
  const law = name === 'marshal'
  if (how === 'punched') return travel(theatre, name!, tumble, () => 560)
  if (how === 'climbed' || how === 'fled') return travel(theatre, name!, climb, () => 480)
  if (how === 'swept' || how === 'shoved')
    return travel(theatre, name!, slide, perDistance(260, 0.5, 700))
  const lean = to?.endsWith('roof') ? 4 : 0
  return travel(theatre, name!, hops(lean), perDistance(law ? 380 : 220, law ? 1 : 0.7, 1000))
}

async function shot(theatre: Theatre, { bandit, target }: GameEvent): Promise<void> {
  const { pace, still } = theatre
  const [shooter, victim] = [figure(theatre, bandit!), figure(theatre, target!)]
  if (shooter[0] && victim[0] && !still) {
    const [from, to] = [chest(shooter[0]), chest(victim[0])]
    const way = Math.sign(to.x - from.x) || 1
    const recoil = [
      { translate: '0 0', rotate: '0deg' },
      { translate: `${-way * 7}px 0`, rotate: `${-way * 6}deg`, offset: 0.2 },
      { translate: '0 0', rotate: '0deg' },
    ]
    const rock = [
      { translate: '0 0', rotate: '0deg' },
      { translate: `${way * 7}px 0`, rotate: `${way * 9}deg`, offset: 0.2 },
      { translate: `${-way * 2}px 0`, rotate: `${-way * 3}deg`, offset: 0.5 },
      { translate: '0 0', rotate: '0deg' },
    ]
    const muzzle = { x: from.x + way * 26, y: from.y }
    void stamp(pace, 'x-flash', muzzle, 54, POP, 320)
    void pace.animate(shooter, recoil, 300)
    await tracer(pace, muzzle, to, 340)
    void pace.animate(victim, rock, 420)
    const home = panel(theatre, target!)[0]
    if (home) await fly(pace, 'i-bullet', to, middleOf(home), 34, 480)
  }
  await theatre.change()
  void pace.animate(panel(theatre, bandit!), PULSE, 260)
}

async function punched(theatre: Theatre, { bandit, target }: GameEvent): Promise<void> {
  const [fighter, victim] = [figure(theatre, bandit!), figure(theatre, target!)]
  if (!fighter[0] || !victim[0] || theatre.still) return
  const [from, to] = [chest(fighter[0]), chest(victim[0])]
  const way = Math.sign(to.x - from.x) || 1
  const lunge = [
    { translate: '0 0' },
    { translate: `${-way * 6}px 0`, offset: 0.3 },
    { translate: `${way * 12}px -3px`, offset: 0.55 },
    { translate: '0 0' },
  ]
  void theatre.pace.animate(fighter, lunge, 340)
  await theatre.pace.wait(170)
  await stamp(theatre.pace, 'x-fist', { x: (from.x + to.x) / 2, y: to.y - 14 }, 66, POP, 380)
}

/** Loot leaps from where it lies, or from its owner, to a panel. */
async function toPanel(theatre: Theatre, token: string, from: Element | undefined, bandit: string) {
  await theatre.change()
  const home = panel(theatre, bandit)[0]
  if (from && home && !theatre.still)
    await fly(theatre.pace, `l-${token}`, middleOf(from), middleOf(home), 38, 520)
  void theatre.pace.animate(panel(theatre, bandit), PULSE, 240)
}

const DROP = [
  { translate: '0 -46px', rotate: '-20deg' },
  { translate: '0 0', rotate: '8deg', offset: 0.5 },
  { translate: '0 -11px', rotate: '0deg', offset: 0.72 },
  { translate: '0 0', offset: 0.9 },
  { translate: '0 0' },
]

async function dropped(theatre: Theatre, { token, position }: GameEvent): Promise<void> {
  await theatre.change()
  const stack = all(theatre, `[data-token="${position}:${token}"]`)
  await theatre.pace.animate(stack, theatre.still ? PULSE : DROP, 420)
}

async function banner(theatre: Theatre, { event }: GameEvent): Promise<void> {
  await theatre.change()
  const stage = all(theatre, '[data-stage]')[0]
  if (event && stage && !theatre.still)
    void stamp(theatre.pace, `e-${event}`, middleOf(stage), 150, STAMP, 1100)
  const frames = [
    { opacity: 0, translate: '0 12px' },
    { opacity: 1, translate: '0 0' },
  ]
  await theatre.pace.animate(all(theatre, '[data-news]'), frames, 260)
  await theatre.pace.wait(900)
}

const TUNNEL = [
  { clipPath: 'inset(0 0 0 100%)' },
  { clipPath: 'inset(0 0 0 0)', offset: 0.35 },
  { clipPath: 'inset(0 0 0 0)', offset: 0.65 },
  { clipPath: 'inset(0 100% 0 0)' },
]

async function turn(theatre: Theatre, { turn_type }: GameEvent): Promise<void> {
  const stage = all(theatre, '[data-stage]')[0]
  if (turn_type === 'tunnel' && stage && !theatre.still)
    void wipe(theatre.pace, stage, 'rock', TUNNEL, 900)
  if (turn_type === 'speeding_up' && !theatre.still) hurry(theatre)
  await theatre.change()
  void theatre.pace.animate(all(theatre, '.turns [aria-current]'), PULSE, 400)
  await theatre.pace.wait(turn_type === 'standard' ? 250 : 600)
}

/** For a moment the landscape runs by twice as fast. */
function hurry(theatre: Theatre): void {
  const layers = all(theatre, '[data-layer]').flatMap((layer) => layer.getAnimations())
  for (const layer of layers) layer.updatePlaybackRate(2.4)
  setTimeout(() => layers.forEach((layer) => layer.updatePlaybackRate(1)), 1500)
}

const FLIP = [
  { rotate: 'y 90deg', scale: 0.8 },
  { rotate: 'y 0deg', scale: 1.06, offset: 0.7 },
  { rotate: 'y 0deg', scale: 1 },
]

async function turnedUp(theatre: Theatre): Promise<void> {
  await theatre.change()
  const card = all(theatre, '[data-current-card]')
  await theatre.pace.animate(card, theatre.still ? PULSE : FLIP, 320)
  await theatre.pace.wait(260)
}

async function laid(theatre: Theatre, { index }: GameEvent): Promise<void> {
  await theatre.change()
  const arrive = [
    { translate: '0 -26px', opacity: 0 },
    { translate: '0 0', opacity: 1 },
  ]
  await theatre.pace.animate(all(theatre, `[data-pile="${index}"]`), arrive, 280)
  await theatre.pace.wait(120)
}

async function starred(theatre: Theatre, { bandit }: GameEvent): Promise<void> {
  const [victim] = figure(theatre, bandit!)
  if (victim && !theatre.still) {
    await stamp(theatre.pace, 'x-star', chest(victim), 60, STAMP, 520)
    const home = panel(theatre, bandit!)[0]
    if (home) await fly(theatre.pace, 'i-bullet', chest(victim), middleOf(home), 32, 380)
  }
  await theatre.change()
}

async function shrug(theatre: Theatre, { bandit }: GameEvent): Promise<void> {
  const [who] = figure(theatre, bandit!)
  if (who && !theatre.still) void stamp(theatre.pace, 'x-puff', chest(who), 40, POP, 420)
  await theatre.pace.wait(500)
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
  round_begun: banner,
  stealin_begun: banner,
  event_begun: banner,
  loot_fell: dropped,
  loot_laid: dropped,
  loot_taken: (theatre, event) =>
    toPanel(
      theatre,
      event.token!,
      all(theatre, `[data-token="${event.position}:${event.token}"]`)[0] ??
        figure(theatre, event.bandit!)[0],
      event.bandit!,
    ),
  loot_kept: (theatre, event) =>
    toPanel(theatre, event.token!, figure(theatre, event.victim!)[0], event.bandit!),
}
