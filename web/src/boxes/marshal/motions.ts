/** How the events of this module look. */

import { bulletInto, fire, loseHat } from '../../lib/table/acting'
import { banner, fly, middleOf, stamp } from '../../lib/table/effects'
import { drop, hatUp, hops, lunge, reel, slide, stagger, tumble } from '../../lib/table/gaits'
import { named } from '../../lib/table/names.svelte'
import {
  act,
  all,
  apart,
  chest,
  face,
  figure,
  MS,
  panel,
  part,
  POP,
  pulse,
  stage,
  STAMP,
  travel,
  type Motions,
  type Theatre,
} from '../../lib/table/theatre'
import type { Events } from '../../lib/types'
import { goalGlyph, idolOf } from './view'

const LAW = 'marshal'
const RATTLE = [
  { translate: '0 0' },
  { translate: '-3px 1px', offset: 0.2 },
  { translate: '3px -1px', offset: 0.45 },
  { translate: '-2px 0', offset: 0.7 },
  { translate: '0 0' },
]
/** The door is thrown to. */
const SLAM = [
  { translate: '-70px 0', opacity: 0.4 },
  { translate: '0 0', opacity: 1, offset: 0.7, easing: 'ease-in' },
  { translate: '-3px 0', offset: 0.82 },
  { translate: '0 0' },
]
const OPEN = [{ translate: '0 0' }, { translate: '-40px 0', offset: 0.4 }, { translate: '0 0' }]

const bars = (theatre: Theatre) => all(theatre, '[data-bars]')
const swing = (theatre: Theatre, frames: Keyframe[]) =>
  theatre.still ? Promise.resolve() : theatre.pace.animate(bars(theatre), frames, MS.punch)

/** Something flies from one element to another; nothing does if one of them is missing. */
async function pass(
  theatre: Theatre,
  id: string,
  from: Element | undefined,
  to: Element | undefined,
) {
  if (!from || !to) return
  await fly(theatre, id, middleOf(from), middleOf(to), 40, MS.robbery)
  void pulse(theatre, [to])
}
const panelOf = (theatre: Theatre, name: string) => panel(theatre, name)[0]

/** A shot of the Marshal's: the bullet, and what it does besides. */
async function coltFired(
  theatre: Theatre,
  { target, effect }: Events['colt_fired'],
): Promise<void> {
  const victim = figure(theatre, target)
  if (!figure(theatre, LAW)[0] || !victim[0]) return theatre.change()
  const [to, size] = [chest(victim[0]), victim[0].offsetHeight]
  const way = await fire(theatre, LAW, victim[0], theatre.change)
  void act(theatre, victim, stagger(way), MS.punch)
  void loseHat(theatre, target, hatUp(way), MS.hit + MS.robbery)
  const badge = Math.max(44, size * 0.6)
  await stamp(theatre, `x-hit-${effect}`, { x: to.x, y: to.y - size * 0.2 }, badge, STAMP, 760)
  await bulletInto(theatre, to, target)
}

/** Handcuffs click; the poster goes to the Marshal. */
async function arrested(theatre: Theatre, { bandit, poster }: Events['arrested']): Promise<void> {
  const [lawman, victim] = [figure(theatre, LAW), figure(theatre, bandit)]
  if (lawman[0] && victim[0]) {
    const to = chest(victim[0])
    const way = Math.sign(to.x - chest(lawman[0]).x) || 1
    const ahead = face(theatre, LAW, way)
    void act(theatre, lawman, lunge(way), MS.hit)
    void act(theatre, victim, reel(way), MS.punch)
    const size = Math.max(52, victim[0].offsetHeight * 0.6)
    await stamp(theatre, 'x-cuffs', to, size, STAMP, 800)
    ahead()
  }
  const from = panelOf(theatre, bandit)
  await theatre.change()
  if (poster) await pass(theatre, 'x-poster', from, panelOf(theatre, LAW))
}

/** In and out of the cell; other walks are the base game's. */
function moved(theatre: Theatre, { figure: name, how }: Events['moved']): Promise<void> | null {
  if (how === 'jailed')
    return travel(theatre, name, () => slide, 900).then(() => swing(theatre, SLAM))
  if (how === 'broke_out' || how === 'set_free') return breakOut(theatre, name, how)
  return null
}

async function breakOut(theatre: Theatre, name: string, how: string): Promise<void> {
  await swing(theatre, how === 'broke_out' ? RATTLE : OPEN)
  await travel(theatre, name, () => hops(2), MS.move)
}

async function prisonerFreed(theatre: Theatre, event: Events['prisoner_freed']): Promise<void> {
  const prisoner = event.prisoner as string
  const cell = all(theatre, `[data-prisoner="${prisoner}"]`)[0]
  const from = cell && middleOf(cell)
  await swing(theatre, RATTLE)
  await theatre.change()
  const to = panelOf(theatre, event.bandit)
  if (from && to)
    await fly(theatre, `x-pr-${idolOf(prisoner)}`, from, middleOf(to), 48, MS.robbery * 1.4)
  void pulse(theatre, panel(theatre, event.bandit))
}

const seized =
  <E extends { bandit: string }>(id: (event: E) => string) =>
  async (theatre: Theatre, event: E): Promise<void> => {
    const from = figure(theatre, event.bandit)[0] ?? panelOf(theatre, event.bandit)
    await theatre.change()
    await pass(theatre, id(event), from, panelOf(theatre, LAW))
  }

async function thanked(
  theatre: Theatre,
  { bandit, target, token }: Events['thanked'],
): Promise<void> {
  const from = figure(theatre, bandit)[0]
  await theatre.change()
  await pass(theatre, `l-${token}`, from, panelOf(theatre, target))
}

async function delivered(theatre: Theatre, { bandit }: Events['delivered']): Promise<void> {
  const [who] = figure(theatre, bandit)
  if (who) await stamp(theatre, 'x-key', chest(who), 52, POP, MS.punch)
}

/** A lamp goes on over somebody's head, and shows what they are going to do. */
async function copied(theatre: Theatre, { bandit, card }: Events['copied']): Promise<void> {
  const [who] = figure(theatre, bandit)
  if (!who) return
  const above = part(who, -0.1)
  const size = Math.max(40, who.offsetHeight * 0.5)
  await stamp(theatre, 'x-idea', above, size, POP, MS.banner * 0.7)
  await stamp(theatre, `i-${card}`, above, size, POP, MS.punch)
}

async function fetched(theatre: Theatre, { seat }: Events['fetched']): Promise<void> {
  await theatre.change()
  const home = panelOf(theatre, seat)
  if (home) await stamp(theatre, 'x-idea', middleOf(home), 48, POP, MS.banner * 0.7)
}

async function brawlerTaken(
  theatre: Theatre,
  { bandit, title }: Events['brawler_taken'],
): Promise<void> {
  const from = figure(theatre, LAW)[0] ?? panelOf(theatre, LAW)
  await theatre.change()
  await pass(theatre, `x-title-${title}`, from, panelOf(theatre, bandit))
}

/** Everything inside goes up through the hatch. */
async function rescued(theatre: Theatre, { position }: Events['loot_rescued']): Promise<void> {
  const inside = position.replace('roof', 'in')
  const before = all(theatre, `[data-token^="${inside}:"]`)[0]?.getBoundingClientRect()
  await theatre.change()
  const tokens = all(theatre, `[data-token^="${position}:"]`)
  const after = tokens[0]?.getBoundingClientRect()
  if (!before || !after || theatre.still) return theatre.pace.wait(MS.turn)
  const [dx, dy] = apart(theatre, before, after)
  await theatre.pace.animate(tokens, drop(dx, dy), MS.drop * 1.5)
}

/** Head over heels off the roof. */
async function ejected(theatre: Theatre, { bandit }: Events['ejected']): Promise<void> {
  const body = figure(theatre, bandit)
  const far = stage(theatre)?.clientHeight ?? 300
  const frames = tumble(0, 0).map((frame, n, { length }) => ({
    ...frame,
    translate: `${-40 * n}px ${(far * n * n) / (length - 1) ** 2}px`,
    opacity: n === length - 1 ? 0 : 1,
  }))
  if (!theatre.still) await theatre.pace.animate(body, frames, 900)
  await theatre.change()
}

async function goalDrawn(theatre: Theatre): Promise<void> {
  await theatre.change()
  const home = panelOf(theatre, LAW)
  if (home) await stamp(theatre, 'x-goal', middleOf(home), 54, POP, MS.banner * 0.7)
}

const goalBanner =
  <E extends { goal: string }>(ms: number, mark: (event: E) => string) =>
  async (theatre: Theatre, event: E): Promise<void> => {
    await theatre.change()
    const goal = event.goal as string
    const over = stage(theatre)
    const words = `${named('goals', goal).name}${mark(event)}`
    if (over) await banner(theatre, goalGlyph(goal), words, over, ms)
  }

async function rewarded(theatre: Theatre): Promise<void> {
  const left = all(theatre, '[data-prisoner]').map((element) => ({
    from: middleOf(element),
    id: `x-pr-${idolOf(element.dataset.prisoner!)}`,
  }))
  await theatre.change()
  const home = panelOf(theatre, LAW)
  if (!home) return
  await Promise.all(left.map(({ id, from }) => fly(theatre, id, from, middleOf(home), 44, 700)))
}

async function cardsKept(theatre: Theatre, { seat }: Events['cards_kept']): Promise<void> {
  await theatre.change()
  await pulse(theatre, panel(theatre, seat))
}

/** A jolt goes through the whole train. */
function turnBegun(theatre: Theatre, { turn_type }: Events['turn_begun']): Promise<void> | null {
  if (turn_type !== 'jolt') return null
  return (async () => {
    await theatre.change()
    const shaken = all(theatre, '[data-shakes]')
    if (!theatre.still) void theatre.pace.animate(shaken, RATTLE, MS.turn)
    await theatre.pace.wait(MS.turn)
  })()
}

export const motions: Motions<Promise<void> | null> = {
  moved,
  turn_begun: turnBegun,
  colt_fired: coltFired,
  arrested,
  prisoner_freed: prisonerFreed,
  prisoner_seized: seized((event) => `x-pr-${idolOf(event.prisoner)}`),
  mailbag_seized: seized(() => 'l-mailbag'),
  thanked,
  delivered,
  copied,
  fetched,
  brawler_taken: brawlerTaken,
  loot_rescued: rescued,
  ejected,
  goal_drawn: goalDrawn,
  goal_shown: goalBanner(2200, () => ''),
  goal_judged: goalBanner(1100, ({ met }) => (met ? ' ✓' : ' ✗')),
  rewarded,
  cards_kept: cardsKept,
}
