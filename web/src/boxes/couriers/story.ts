/** What happens between two trains: written down and seen. */

import { lookOf } from '../../lib/art/figures'
import { lift, pocket, type Changes } from '../../lib/table/apply'
import { banner, fly, middleOf, stamp, tracer } from '../../lib/table/effects'
import { bulletInto } from '../../lib/table/acting'
import { leanBack, rock, stagger } from '../../lib/table/gaits'
import { laid, toPanel } from '../../lib/table/motions'
import {
  act,
  all,
  beat,
  chest,
  figure,
  glide,
  MS,
  panel,
  part,
  POP,
  pulse,
  stack,
  stage,
  STAMP,
  type Theatre,
} from '../../lib/table/theatre'
import { dollars, t } from '../../lib/i18n'
import type { Events, View } from '../../lib/types'
import type { Module } from '../../lib/modules/module'
import { facingIn, trainsOf } from './view'
import { banditOf, seatOf } from '../../lib/surely'

const STRIDE = 2 // cars by which the trains pass each other in a round

// ---------- written down ----------

function removeBullet(view: View, bandit: string, shooter: string): void {
  const facts = banditOf(view, bandit)
  facts.received -= 1
  facts.received_from[shooter] = (facts.received_from[shooter] ?? 1) - 1
  if (shooter === 'neutral') view.neutral += 1
}

function loseCard(view: View, seat: string, cards: string[]): void {
  const piles = seatOf(view, seat)
  piles.hand -= 1
  piles.deck += 1
  if (seat !== view.seat) return
  for (const card of cards) {
    const at = view.own?.hand.indexOf(card) ?? -1
    if (at >= 0) view.own?.hand.splice(at, 1)
  }
}

export const changes: Changes = {
  moved(view, { figure: name, to }) {
    if (lookOf(name) === 'courier') trainsOf(view).couriers[name] = to
  },
  trains_moved(view, { row }) {
    const trains = trainsOf(view)
    trains.facing = facingIn(STRIDE * (Number(row) - 1), trains.armored.length)
  },
  gang_bullet(view, { bandit }) {
    trainsOf(view).gang += 1
    const shooter = view.bandits[bandit]
    if (shooter) shooter.bullets -= 1
    else view.neutral -= 1
  },
  bullet_removed: (view, event) => removeBullet(view, event.bandit, String(event.shooter)),
  loot_seen(view, { bandit, token, position, put_back }) {
    if (put_back) return
    lift(view, position, token)
    pocket(view, bandit, token, 1)
  },
  extra_cards(view, { seat, number, cards }) {
    const piles = seatOf(view, seat)
    piles.hand += number
    piles.deck -= number
    if (seat === view.seat && cards) view.own?.hand.push(...cards)
  },
  card_lost: (view, { seat, cards }) => loseCard(view, seat, cards ?? []),
  schemer_laid(view, { seat, index, hidden, bandit, card }) {
    view.pile[index] = { seat: seat, hidden: hidden, resolved: false, bandit, card }
    const schemer = trainsOf(view).professore
    const names = [card, `${card}:${bandit}`]
    if (schemer) schemer.deck = schemer.deck.filter((other) => !names.includes(other))
  },
  schemed(view, { track, money }) {
    const schemer = trainsOf(view).professore
    if (schemer) Object.assign(schemer, { track, money })
  },
  turns_cut(view, { number }) {
    view.turns = view.turns.slice(0, number)
  },
}

// ---------- seen ----------

const size = (element: HTMLElement, least: number) => Math.max(least, element.offsetHeight * 0.6)
const SLIDE = 2200
/** What joins two cars is there when they are. */
const ARRIVE = [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }]
const SHAKE = [
  { translate: '0 0' },
  { translate: '-3px 1px', offset: 0.2 },
  { translate: '3px -1px', offset: 0.5 },
  { translate: '-2px 0', offset: 0.8 },
  { translate: '0 0' },
]

/** The Departure Train rolls on by two cars; everybody on a train goes with it. */
async function trainsMoved(theatre: Theatre): Promise<void> {
  const change = async () => {
    await theatre.change()
    void theatre.pace.animate(all(theatre, '[data-bridge]'), ARRIVE, SLIDE)
  }
  await glide({ ...theatre, change }, SLIDE)
}

/** The gun turns; everybody in its way is hit at once. */
async function gatlingFired(theatre: Theatre, event: Events['gatling_fired']): Promise<void> {
  const [shooter] = figure(theatre, event.bandit)
  const targets = (event.targets as string[]).map((name) => figure(theatre, name))
  const guns = all(theatre, '[data-gatling]')
  if (!shooter || !guns.length) return theatre.change()
  const from = chest(shooter)
  const near = (gun: HTMLElement) => Math.abs(middleOf(gun).x - from.x)
  const gun = guns.reduce((a, b) => (near(b) < near(a) ? b : a))
  const muzzle = middleOf(gun)
  void act(theatre, figure(theatre, event.bandit), leanBack(1), 1100)
  if (!theatre.still) void theatre.pace.animate([gun], SHAKE, 500, { iterations: 2 })
  for (let salvo = 0; salvo < 3; salvo++) {
    void stamp(theatre, 'x-flash', muzzle, size(shooter, 36), POP, MS.hit)
    for (const [victim] of targets) if (victim) void tracer(theatre, muzzle, chest(victim), MS.hit)
    await beat(theatre, MS.hit)
  }
  await theatre.change()
  await Promise.all(
    targets.map((victim) => {
      const way = victim[0] && chest(victim[0]).x < muzzle.x ? -1 : 1
      return act(theatre, victim, stagger(way), MS.punch)
    }),
  )
}

/** A bullet goes under the Organized Gang. */
async function gangBullet(theatre: Theatre, { bandit }: Events['gang_bullet']): Promise<void> {
  const from = figure(theatre, bandit)[0] ?? panel(theatre, 'professore')[0]
  const token = all(theatre, '[data-gang]')[0]
  if (from && token)
    await fly(theatre, 'x-bullet-card', middleOf(from), middleOf(token), 40, MS.robbery)
  await theatre.change()
  if (token) void pulse(theatre, [token])
}

const stamped =
  <E extends { bandit: string }>(id: (event: E) => string, ms: number) =>
  async (theatre: Theatre, event: E): Promise<void> => {
    const [body] = figure(theatre, event.bandit)
    await theatre.change()
    if (body) await stamp(theatre, id(event), part(body, 0.2), size(body, 44), POP, ms)
  }

/** A hand is held out from one bandit to another, anywhere on the trains. */
async function offered(
  theatre: Theatre,
  { bandit, target, card }: Events['offered'],
): Promise<void> {
  const [from] = figure(theatre, bandit)
  const [to] = figure(theatre, target)
  if (from && to) {
    await fly(theatre, 'x-hand', chest(from), part(to, 0), 46, MS.robbery * 1.5)
    await stamp(theatre, `i-${card}`, part(to, -0.1), size(to, 44), POP, MS.banner * 0.7)
  }
  await theatre.change()
}

/** The token is looked at, and put back or pocketed. */
function lootSeen(theatre: Theatre, event: Events['loot_seen']): Promise<void> {
  const [token] = stack(theatre, event)
  const start = token ?? figure(theatre, event.bandit)[0]
  if (!event.put_back) return toPanel(theatre, event.token, start, event.bandit)
  return (async () => {
    const [robber] = figure(theatre, event.bandit)
    await theatre.change()
    if (!robber || !start) return
    await fly(theatre, `l-${event.token}`, middleOf(start), part(robber, 0), 40, MS.robbery)
    await fly(theatre, `l-${event.token}`, part(robber, 0), middleOf(start), 40, MS.robbery)
  })()
}

/** On a panel: a seat does something with its cards. */
const onPanel =
  (id: string) =>
  async (theatre: Theatre, { seat }: { seat: string }): Promise<void> => {
    const [home] = panel(theatre, seat)
    await theatre.change()
    if (home) await stamp(theatre, id, middleOf(home), 46, POP, MS.punch)
  }

async function schemed(theatre: Theatre): Promise<void> {
  await theatre.change()
  await pulse(theatre, panel(theatre, 'professore'))
  await theatre.pace.wait(MS.turn)
}

const announced =
  <E>(id: (event: E) => string, words: (event: E) => string) =>
  async (theatre: Theatre, event: E): Promise<void> => {
    await theatre.change()
    const over = stage(theatre)
    if (over) await banner(theatre, id(event), words(event), over, MS.banner)
  }

export const motions: Module['motions'] = {
  trains_moved: trainsMoved,
  gatling_fired: gatlingFired,
  gang_bullet: gangBullet,
  bullet_removed: stamped(() => 'x-heal', MS.banner * 0.6),
  loot_seen: lootSeen,
  extra_cards: onPanel('x-plus-cards'),
  feinted: onPanel('x-feint'),
  card_lost: onPanel('x-lost-card'),
  offered,
  accepted: stamped(({ accepted }) => (accepted ? 'x-hand' : 'x-no'), MS.banner * 0.6),
  performed: stamped(({ card }) => `i-${card}`, MS.banner * 0.6),
  schemed,
  schemer_laid: laid,
  turns_cut: announced(
    () => 'e-delayed_assault',
    ({ number }) => t('turns-left', { number: number }),
  ),
  gang_paid: announced(
    () => 'n-gang',
    ({ bullets }) => t('gang-counted', bullets),
  ),
  team_scored: announced(
    ({ team }) => `n-team-${String(team)}`,
    ({ team, money }) =>
      t('team-brings', { team: t(`team-${String(team)}`), money: dollars(Number(money)) }),
  ),
  neutral_bullet: (theatre, { bandit }) => neutralBullet(theatre, bandit),
}

/** No star where no Marshal is: the bullet comes from somewhere in the dark. */
async function neutralBullet(theatre: Theatre, bandit: string): Promise<void> {
  const body = figure(theatre, bandit)
  if (body[0]) {
    const at = chest(body[0])
    void stamp(theatre, 'x-flash', at, size(body[0], 40), STAMP, MS.hit)
    await act(theatre, body, rock(1), MS.hit)
    await bulletInto(theatre, at, bandit)
  }
  await theatre.change()
}
