/** Motions: how each kind of event looks, and how long it takes. */

import { modulesOf } from '../modules/index.svelte'
import type { Events, GameEvent, Position, TokenKind, View } from '../types'
import { bulletInto, fire, loseHat, punch } from './acting'
import { STILL_MS, banner, fly, lever, middleOf, portal, scatter, stamp, trail } from './effects'
import {
  climb,
  drop,
  hatOff,
  hatUp,
  heavySteps,
  hops,
  lunge,
  reel,
  rock,
  slide,
  sneak,
  stagger,
  stoop,
  tumble,
} from './gaits'
import { byKind } from './kinds'
import { named } from './names.svelte'
import {
  act,
  apart,
  all,
  beat,
  chest,
  figure,
  LONGEST_WALK,
  MS,
  panel,
  POP,
  pulse,
  stack,
  stage,
  STAMP,
  travel,
  type Motions,
  type Theatre,
} from './theatre'

/** How far a way is; places beside the train are near. */
const carsBetween = (from = '0', to = '0') =>
  Math.max(1, Math.abs(parseInt(from) - parseInt(to)) || 1)

async function moved(
  theatre: Theatre,
  { figure: name, from, to, how }: Events['moved'],
): Promise<void> {
  if (from === to) return theatre.change()
  const cars = carsBetween(from, to)
  if (name === 'marshal') return patrol(theatre, cars)
  if (how === 'punched') return travel(theatre, name, () => tumble, MS.punch - MS.hit)
  if (how === 'climbed' || how === 'fled')
    return travel(theatre, name, ({ dataset }) => climb(Number(dataset.door ?? 0)), MS.climb)
  if (how === 'swept' || how === 'shoved') {
    const gone = travel(theatre, name, () => slide, Math.min(LONGEST_WALK, MS.move * cars))
    return how === 'shoved' || theatre.still ? gone : theatre.pace.wait(MS.apart)
  }
  const gait = to?.endsWith('roof') ? hops(2 * cars, true) : sneak(2 * cars)
  return travel(theatre, name, () => gait, Math.min(LONGEST_WALK, MS.move * cars))
}

/** The marshal walks, his lantern before him. */
async function patrol(theatre: Theatre, cars: number): Promise<void> {
  const ms = Math.min(LONGEST_WALK, MS.patrol * cars)
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

async function shot(theatre: Theatre, { bandit, target }: Events['shot']): Promise<void> {
  const victim = figure(theatre, target)
  if (!figure(theatre, bandit)[0] || !victim[0]) return theatre.change()
  const from = chest(victim[0])
  const way = await fire(theatre, bandit, victim[0], async () => {
    await theatre.change()
    void pulse(theatre, all(theatre, `[data-panel~="${bandit}"] [data-cylinder]`))
  })
  void loseHat(theatre, target, hatUp(way), MS.hit + MS.robbery)
  await act(theatre, victim, stagger(way), MS.hit)
  await bulletInto(theatre, from, target)
}

async function punched(theatre: Theatre, { bandit, target }: Events['punched']): Promise<void> {
  const [fighter, victim] = [figure(theatre, bandit), figure(theatre, target)]
  if (!fighter[0] || !victim[0]) return
  const [from, to] = [chest(fighter[0]), chest(victim[0])]
  const way = Math.sign(to.x - from.x) || 1
  // On the near side of the victim: somebody may stand between the two.
  const at = {
    x: to.x - way * Math.min(victim[0].offsetWidth, Math.abs(to.x - from.x)) * 0.4,
    y: to.y - 14,
  }
  punch(theatre, bandit, way)
  void act(theatre, fighter, lunge(way), MS.hit)
  await beat(theatre, MS.bullet)
  void stamp(theatre, 'x-fist', at, victim[0].offsetHeight * 0.5, POP, MS.punch)
  void loseHat(theatre, target, hatOff(way), MS.punch + MS.hit)
  await act(theatre, victim, reel(way), MS.hit)
}

/** Loot leaps to the robber's hand and from there to the panel. */
export async function toPanel(
  theatre: Theatre,
  token: string,
  from: Element | undefined,
  bandit: string,
) {
  const start = from && middleOf(from)
  await theatre.change()
  const robber = figure(theatre, bandit)[0]
  const hand = robber && chest(robber)
  if (!theatre.still) void act(theatre, figure(theatre, bandit), stoop, MS.robbery)
  const home = all(theatre, `[data-panel~="${bandit}"] [data-pocket="${token}"]`)[0]
  const [leap, flight] = [MS.robbery * 0.4, MS.robbery * 0.6]
  if (start && hand) await fly(theatre, `l-${token}`, start, hand, 36, leap)
  if (hand && home && !theatre.still)
    await fly(theatre, `l-${token}`, hand, middleOf(home), 36, flight)
  void pulse(theatre, panel(theatre, bandit))
}

/** Loot that lies somewhere now; it may have been a bandit's. */
interface Dropped {
  bandit?: string
  position: Position
  token: TokenKind
}

/** Loot that a bandit loses pops out of the pawn; other loot falls from above. */
export async function dropped(theatre: Theatre, event: Dropped): Promise<void> {
  const loser = event.bandit && figure(theatre, event.bandit)[0]
  const start = loser ? chest(loser) : undefined
  await theatre.change()
  const token = stack(theatre, event)
  if (!token[0]) return
  const end = middleOf(token[0])
  if (theatre.still) return trail(theatre, start ?? { x: end.x, y: end.y - 50 }, end)
  const [dx, dy] = start ? apart(theatre, start, end) : [0, -46]
  void pulse(
    theatre,
    token.flatMap((element) => [...element.querySelectorAll('[data-number]')]),
  )
  if (start) void scatter(theatre, start)
  await theatre.pace.animate(token, drop(dx, dy), MS.drop)
}

export async function announced(
  theatre: Theatre,
  { event }: { kind: string; event?: string },
): Promise<void> {
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

async function turn(theatre: Theatre, { turn_type }: Events['turn_begun']): Promise<void> {
  const over = stage(theatre)
  if (turn_type === 'tunnel' && over) void portal(theatre, over, MS.tunnel / 2)
  if (turn_type === 'switching' && over)
    void lever(theatre, middleOf(over), Math.min(150, over.clientHeight * 0.4), MS.turn)
  await theatre.change()
  void pulse(theatre, all(theatre, '[data-turn-now]'))
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
  if (!still) void pace.animate(all(theatre, '[data-shifts]'), SHIFT, MS.card)
  const card = all(theatre, '[data-current-card]')
  await pace.animate(card, still ? FADE : FLIP, still ? MS.fade : MS.card)
  await pace.wait(MS.hit)
}

const turned = (degrees: number) => ({ transform: `perspective(900px) rotateY(${degrees}deg)` })
const HALF = 0.45 // of the way, the card is seen from its edge
const OVER = [
  { ...turned(0), scale: 1, easing: 'ease-in' },
  { ...turned(90), scale: 1.05, offset: HALF, easing: 'step-end' },
  { ...turned(-90), scale: 1.05, offset: HALF, easing: 'ease-out' },
  { ...turned(0), scale: 1 },
]
const BACK = [
  { visibility: 'visible' },
  { visibility: 'visible', offset: HALF },
  { visibility: 'hidden', offset: HALF },
  { visibility: 'hidden' },
]

/** The Round card is turned over: first its back is seen, then what the round brings. */
async function roundTurned(theatre: Theatre): Promise<void> {
  await theatre.change()
  const { pace, still } = theatre
  const card = all(theatre, '[data-round]')
  if (still) return pace.animate(card, FADE, MS.fade)
  void pace.animate(all(theatre, '[data-round-back]'), BACK, MS.round)
  await pace.animate(card, OVER, MS.round)
}

export async function laid(theatre: Theatre, { index }: { index: number }): Promise<void> {
  await theatre.change()
  const arrive = [
    { translate: '0 -26px', opacity: 0 },
    { translate: '0 0', opacity: 1 },
  ]
  const { pace, still } = theatre
  await pace.animate(all(theatre, `[data-pile="${index}"]`), still ? FADE : arrive, MS.card)
  await pace.wait(MS.apart)
}

export async function starred(theatre: Theatre, { bandit }: { bandit: string }): Promise<void> {
  const [victim] = figure(theatre, bandit)
  if (victim) {
    const from = chest(victim)
    const size = Math.max(44, victim.offsetHeight * 0.55)
    if (figure(theatre, 'marshal')[0]) void fire(theatre, 'marshal', victim)
    await stamp(theatre, 'x-star', from, size, STAMP, MS.star)
    await bulletInto(theatre, from, bandit)
  }
  await theatre.change()
}

async function shrug(theatre: Theatre, { bandit }: Events['no_effect']): Promise<void> {
  const [who] = figure(theatre, bandit)
  if (who) void stamp(theatre, 'x-puff', chest(who), 40, POP, MS.drop)
  await theatre.pace.wait(MS.turn)
}

/** Money that is no loot. */
async function paid(theatre: Theatre, { bandit }: Events['paid']): Promise<void> {
  const [owner] = figure(theatre, bandit)
  const [home] = panel(theatre, bandit)
  if (owner) void scatter(theatre, chest(owner))
  if (owner && home) await fly(theatre, 'l-purse', chest(owner), middleOf(home), 40, MS.robbery)
  await theatre.change()
  void pulse(theatre, panel(theatre, bandit))
}

/** The bullet finds another one. */
async function dodged(theatre: Theatre, { bandit, target }: Events['dodged']): Promise<void> {
  const [home] = panel(theatre, bandit)
  await act(theatre, figure(theatre, bandit), rock(-1), MS.hit)
  if (home) await bulletInto(theatre, middleOf(home), target)
  await theatre.change()
}

const motions: Motions = {
  paid,
  dodged,
  moved,
  shot,
  punched,
  no_effect: shrug,
  neutral_bullet: starred,
  played: laid,
  resolving: turnedUp,
  turn_begun: turn,
  round_begun: announced,
  card_turned: roundTurned,
  stealin_begun: announced,
  event_begun: announced,
  loot_fell: dropped,
  loot_laid: dropped,
  loot_taken: (theatre, event) =>
    toPanel(
      theatre,
      event.token,
      stack(theatre, event)[0] ?? figure(theatre, event.bandit)[0],
      event.bandit,
    ),
  loot_kept: (theatre, event) =>
    toPanel(theatre, event.token, figure(theatre, event.victim)[0], event.bandit),
}

/** Show an event: as a module does, else as the base game does. */
export async function show(theatre: Theatre, event: GameEvent, view: View): Promise<void> {
  for (const module of modulesOf(view)) {
    const shown = byKind(module.motions ?? {}, theatre, event)
    if (shown) return shown
  }
  await byKind(motions, theatre, event)
}
