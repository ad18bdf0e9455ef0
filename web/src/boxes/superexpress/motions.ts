/** Motions: how each kind of event looks in Colt Super Express. */

import type { GameEvent } from '../../lib/types'
import { ride } from '../riding/ride'
import { fire, loseHat } from '../../lib/table/acting'
import { banner, fly, middleOf, stamp } from '../../lib/table/effects'
import { hatUp, hops, stagger, tumble } from '../../lib/table/gaits'
import {
  act,
  all,
  beat,
  chest,
  figure,
  MS,
  panel,
  part,
  POP,
  pulse,
  PULSE,
  stage,
  travel,
  type Theatre,
} from '../../lib/table/theatre'
import { t } from '../../lib/i18n'
import { byKind, type ByKind } from '../../lib/table/kinds'
import { asTold, type SuperEvents } from './types'

const TIME = { fall: 700, ride: 1300, part: 1100, turn: 300 } as const
const FLIP = [
  { rotate: 'y 90deg', scale: 0.7 },
  { rotate: 'y 0deg', scale: 1.08, offset: 0.7 },
  { rotate: 'y 0deg', scale: 1 },
]
const FADE = [{ opacity: 0 }, { opacity: 1 }]

const climbing = (dx: number, dy: number): Keyframe[] => [
  { translate: `${dx}px ${dy}px`, scale: '1 1' },
  { translate: `${dx}px ${dy}px`, scale: '1.05 .9', offset: 0.16 },
  { translate: `${dx * 0.5}px ${dy * 0.2}px`, scale: '.97 1.05', offset: 0.6 },
  { translate: '0 0', scale: '1.03 .94', offset: 0.88 },
  { translate: '0 0', scale: '1 1' },
]

async function revealed(theatre: Theatre, { bandit, lap }: SuperEvents['revealed']): Promise<void> {
  await theatre.change()
  const { pace, still } = theatre
  const card = all(theatre, `[data-lap="${lap}:${bandit}"]`)
  await pace.animate(card, still ? FADE : FLIP, still ? MS.fade : MS.card)
  await pace.wait(MS.hit)
}

async function moved(
  theatre: Theatre,
  { figure: name, to, how }: SuperEvents['moved'],
): Promise<void> {
  if (how === 'shoved') return travel(theatre, name, () => tumble, MS.punch)
  if (how === 'climbed') return travel(theatre, name, () => climbing, MS.climb)
  return travel(theatre, name, () => hops(2, to.endsWith('roof')), MS.move)
}

async function fired(theatre: Theatre, { bandit, target }: SuperEvents['fired']): Promise<void> {
  const victim = figure(theatre, target)
  if (!figure(theatre, bandit)[0] || !victim[0]) return
  const way = await fire(theatre, bandit, victim[0])
  void loseHat(theatre, target, hatUp(way), MS.hit + MS.robbery)
  await act(theatre, victim, stagger(way), MS.hit)
}

/** Over the end of the train in a high arc, and down behind it. */
async function fell(theatre: Theatre, { bandit, from }: SuperEvents['left_train']): Promise<void> {
  const pawn = figure(theatre, bandit)
  if (pawn[0] && !theatre.still) {
    const size = pawn[0].offsetHeight
    const way = parseInt(from) === 0 ? 1 : -1
    const arc = [
      { translate: '0 0', rotate: '0deg', opacity: 1 },
      { translate: `${way * size}px ${-size * 0.5}px`, rotate: `${way * 140}deg`, opacity: 1 },
      { translate: `${way * size * 2}px ${size * 0.9}px`, rotate: `${way * 300}deg`, opacity: 0 },
    ]
    const ground = { x: middleOf(pawn[0]).x + way * size * 2, y: middleOf(pawn[0]).y + size }
    await theatre.pace.animate(pawn, arc, TIME.fall, { fill: 'forwards' })
    void stamp(theatre, 'x-puff', ground, size * 0.8, POP, MS.drop)
  }
  for (const element of pawn) element.getAnimations().forEach((animation) => animation.cancel())
  await theatre.change()
  void theatre.pace.animate(figure(theatre, bandit), FADE, MS.fade)
}

const rode = (theatre: Theatre, { bandit }: SuperEvents['rode']) => ride(theatre, bandit, TIME.ride)

async function stunned(
  theatre: Theatre,
  { bandit, by_itself }: SuperEvents['stunned'],
): Promise<void> {
  const [pawn] = figure(theatre, bandit)
  if (by_itself && pawn) {
    const foot = part(pawn, 0.9)
    void stamp(theatre, 'x-flash', foot, pawn.offsetHeight * 0.4, POP, MS.bullet + MS.hit)
    await beat(theatre, MS.bullet)
  }
  await theatre.change()
  await beat(theatre, MS.hit)
}

async function turned(theatre: Theatre): Promise<void> {
  await theatre.change()
  await beat(theatre, TIME.turn)
}

async function shrug(theatre: Theatre, { bandit }: SuperEvents['no_effect']): Promise<void> {
  const [who] = figure(theatre, bandit)
  if (who) void stamp(theatre, 'x-puff', chest(who), 40, POP, MS.drop)
  await theatre.pace.wait(MS.turn)
}

/** The tail stays behind, with everybody in and on it. */
async function uncoupled(theatre: Theatre, { car }: SuperEvents['uncoupled']): Promise<void> {
  const gone = all(theatre, `[data-wagon="${car}"], [data-car="${car}"]`)
  const far = Math.max(500, gone[0]?.offsetWidth ?? 0)
  if (!theatre.still)
    await theatre.pace.animate(
      gone,
      [
        { translate: '0 0', opacity: 1 },
        { translate: '-14px 0', opacity: 1, offset: 0.2 },
        { translate: `${-far}px 0`, opacity: 0 },
      ],
      TIME.part,
      { fill: 'forwards' },
    )
  for (const element of gone) element.getAnimations().forEach((animation) => animation.cancel())
  await theatre.change()
}

async function won(theatre: Theatre, { bandit }: SuperEvents['loot_won']): Promise<void> {
  const [pawn] = figure(theatre, bandit)
  const home = panel(theatre, bandit)[0]
  await theatre.change()
  if (pawn && home) await fly(theatre, 'l-lootcard', chest(pawn), middleOf(home), 44, MS.robbery)
  void pulse(theatre, panel(theatre, bandit))
}

async function begun(theatre: Theatre): Promise<void> {
  await theatre.change()
  const over = stage(theatre)
  if (over) await banner(theatre, 'i-fire', t('super-shootout'), over, MS.banner)
}

async function round(theatre: Theatre): Promise<void> {
  await theatre.change()
  void theatre.pace.animate(all(theatre, '[data-news]'), theatre.still ? [] : PULSE, MS.hit)
  await theatre.pace.wait(MS.turn)
}

const motions: ByKind<Theatre, Promise<void>, SuperEvents> = {
  round_begun: round,
  shootin_begun: begun,
  revealed,
  no_effect: shrug,
  moved,
  rode,
  flipped: turned,
  fired,
  stunned,
  woke: turned,
  left_train: fell,
  uncoupled,
  loot_won: won,
}

export async function show(theatre: Theatre, event: GameEvent): Promise<void> {
  await byKind(motions, theatre, asTold(event))
}
