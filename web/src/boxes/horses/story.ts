/** What happens with horses, coach, hostages and whiskey: written down and seen. */

import { lift, pocket, put, type Changes } from '../../lib/table/apply'
import { ride } from '../riding/ride'
import { fly, middleOf, stamp } from '../../lib/table/effects'
import type { Gait } from '../../lib/table/gaits'
import { all, chest, figure, glide, MS, panel, POP, pulse, travel } from '../../lib/table/theatre'
import type { Theatre } from '../../lib/table/theatre'
import type { Events, View } from '../../lib/types'
import type { Module } from '../../lib/modules/module'
import { AHEAD, carOf, horsesOf, riderOf } from './view'

// ---------- what changes ----------

function herd(view: View, car: number, number: number): void {
  const known = horsesOf(view)
  if (car === AHEAD) known.horses_at_timecar = (known.horses_at_timecar ?? 0) + number
  else known.horses[car] = (known.horses[car] ?? 0) + number
}

/** All horses fall back one car; those at the caboose stay. */
function fallBack(view: View): void {
  const known = horsesOf(view)
  const { horses, horses_at_timecar = 0 } = known
  const last = horses.length - 1
  const moved = horses.map((_, car) => (car ? horses[car - 1]! : horses_at_timecar))
  moved[last]! += horses[last]!
  known.horses = moved
  if (known.horses_at_timecar) known.horses_at_timecar = 0
}

export const changes: Changes = {
  boarded(view, { bandit, position }) {
    put(view, bandit, position)
    herd(view, carOf(view, position), 1)
  },
  moved(view, { figure, from, to, how }) {
    const { shotgun } = horsesOf(view)
    if (figure === 'shotgun' && shotgun)
      Object.assign(shotgun, { at: to, state: to.startsWith('coach') ? 'guarding' : 'active' })
    if (how !== 'rode') return
    herd(view, carOf(view, from), -1)
    herd(view, carOf(view, to), 1)
  },
  coach_moved(view, { car }) {
    const { coach } = horsesOf(view)
    if (coach) coach.facing = car as number
  },
  horses_left: (view, { car, number }) => herd(view, car, -number),
  horses_moved: fallBack,
  hostage_taken(view, { bandit, hostage }) {
    const known = horsesOf(view)
    riderOf(view, bandit).hostage = hostage as string
    known.hostages = known.hostages?.filter((name) => name !== hostage)
  },
  drank(view, { bandit, drink, empty }) {
    pocket(view, bandit, empty ? `half_drunk_${String(drink)}` : 'whiskey', -1)
    if (!empty) pocket(view, bandit, `half_drunk_${String(drink)}`, 1)
  },
  flask_spilt: (view, { position }) => lift(view, position, 'whiskey'),
  escaped(view, { bandit, car }) {
    const rider = riderOf(view, bandit)
    put(view, bandit, 'away')
    Object.assign(rider, { at: null, escaped: true })
    herd(view, car, -1)
  },
}

// ---------- motions ----------

const RIDE = 1300
const DRIVE = 1100

/** From the saddle through the window. */
const leap: Gait = (dx, dy) => [
  { translate: `${dx}px ${dy}px`, rotate: '0deg' },
  { translate: `${dx * 0.5}px ${dy * 0.5 - 60}px`, rotate: `${-Math.sign(dx || 1) * 18}deg` },
  { translate: '0px 0px', scale: '1.05 .9', offset: 0.85 },
  { translate: '0px 0px', scale: '1 1' },
]

function rode(theatre: Theatre, event: Events['moved']): Promise<void> {
  const saddle = all(theatre, '[data-horse]')
    .map((horse) => horse.getBoundingClientRect())
    .sort((a, b) => distance(theatre, event.figure, a) - distance(theatre, event.figure, b))[0]
  return ride(theatre, event.figure, RIDE, saddle)
}

function distance(theatre: Theatre, name: string, horse: DOMRect): number {
  const box = figure(theatre, name)[0]?.getBoundingClientRect()
  return box ? Math.hypot(box.x - horse.x, box.y - horse.y) : 0
}

async function gallopedOn(theatre: Theatre, { bandit }: Events['galloped']): Promise<void> {
  const spur = [{ translate: '0 0' }, { translate: '26px -8px' }, { translate: '0 0' }]
  await theatre.pace.animate(figure(theatre, bandit), theatre.still ? [] : spur, MS.turn)
}

/** Horses that can run no more stay behind in the dust. */
async function droppedOut(theatre: Theatre, { car, number }: Events['horses_left']): Promise<void> {
  const tired = all(theatre, `[data-horse="${String(car)}"]`).slice(-number)
  for (const horse of tired)
    void stamp(theatre, 'x-puff', middleOf(horse), horse.offsetWidth || 60, POP, MS.banner)
  const behind = [
    { translate: '0 0', opacity: 1 },
    { translate: '-160px 6px', opacity: 0 },
  ]
  const faded = [{ opacity: 1 }, { opacity: 0 }]
  await theatre.pace.animate(tired, theatre.still ? faded : behind, MS.banner, { fill: 'forwards' })
  await theatre.change()
}

async function seized(
  theatre: Theatre,
  { bandit, hostage }: Events['hostage_taken'],
): Promise<void> {
  const [captor] = figure(theatre, bandit)
  const [home] = panel(theatre, bandit)
  const id = `h-${String(hostage)}`
  if (captor) await stamp(theatre, id, chest(captor), 58, POP, MS.banner)
  if (captor && home && !theatre.still)
    await fly(theatre, id, chest(captor), middleOf(home), 46, MS.robbery)
  await theatre.change()
  void pulse(theatre, panel(theatre, bandit))
}

const GULP = [
  { opacity: 0, translate: '0 6px', rotate: '0deg' },
  { opacity: 1, translate: '0 -10px', rotate: '0deg', offset: 0.25 },
  { opacity: 1, translate: '10px -18px', rotate: '-70deg', offset: 0.6 },
  { opacity: 0, translate: '10px -22px', rotate: '-80deg' },
]

async function drank(theatre: Theatre, { bandit, drink }: Events['drank']): Promise<void> {
  const [drinker] = figure(theatre, bandit)
  const id = `l-whiskey_${String(drink)}`
  if (drinker) await stamp(theatre, id, chest(drinker), 40, GULP, MS.banner)
  await theatre.change()
  void pulse(theatre, panel(theatre, bandit))
}

async function foundByMarshal(theatre: Theatre, event: Events['flask_spilt']): Promise<void> {
  const [marshal] = figure(theatre, 'marshal')
  const [token] = all(theatre, `[data-token^="${event.position}:"][data-token*="whiskey"]`)
  const id = `l-whiskey_${String(event.drink)}`
  if (marshal && token) await fly(theatre, id, middleOf(token), chest(marshal), 40, MS.robbery)
  if (marshal) await stamp(theatre, id, chest(marshal), 40, GULP, MS.banner)
  await theatre.change()
}

async function rodeOff(theatre: Theatre, { bandit }: Events['escaped']): Promise<void> {
  const off = [
    { translate: '0 0', opacity: 1 },
    { translate: '-60px 60px', opacity: 1, offset: 0.25 },
    { translate: '-520px 70px', opacity: 0 },
  ]
  const faded = [{ opacity: 1 }, { opacity: 0 }]
  const rider = figure(theatre, bandit)
  if (rider[0] && !theatre.still) {
    const box = rider[0].getBoundingClientRect()
    const at = { x: box.x + box.width / 2 - 60, y: box.bottom + 60 }
    const away = [{ translate: '0 0' }, { translate: '-460px 10px', opacity: 0 }]
    void theatre.pace
      .wait(RIDE * 0.25)
      .then(() => stamp(theatre, 'm-loose-2', at, box.width * 1.3, away, RIDE * 0.75))
  }
  await theatre.pace.animate(rider, theatre.still ? faded : off, RIDE, { fill: 'forwards' })
  await theatre.change()
}

/** Past the Shotgun: the bullet follows. */
async function ranPast(theatre: Theatre): Promise<void> {
  const [guard] = figure(theatre, 'shotgun')
  if (guard)
    await stamp(theatre, 'm-angry', { ...chest(guard), y: chest(guard).y - 40 }, 40, POP, MS.turn)
}

async function keptCards(theatre: Theatre, { seat, number }: Events['cards_kept']): Promise<void> {
  await theatre.change()
  if (number) await pulse(theatre, panel(theatre, seat))
}

async function nothingToPlay(
  theatre: Theatre,
  { seat }: Events['no_playable_card'],
): Promise<void> {
  const [home] = panel(theatre, seat)
  if (home) await stamp(theatre, 'x-puff', middleOf(home), 44, POP, MS.drop)
}

export const motions: Module['motions'] = {
  boarded: (theatre, { bandit }) => travel(theatre, bandit, () => leap, MS.punch),
  galloped: gallopedOn,
  moved: (theatre, event) => (event.how === 'rode' ? rode(theatre, event) : null),
  coach_moved: (theatre) => glide(theatre, DRIVE),
  horses_moved: (theatre) => glide(theatre, DRIVE),
  horses_left: droppedOut,
  hostage_taken: seized,
  drank,
  flask_spilt: foundByMarshal,
  escaped: rodeOff,
  crossed: ranPast,
  cards_kept: keptCards,
  first_drawn: (theatre, { seat }) => pulse(theatre, panel(theatre, seat)),
  no_playable_card: nothingToPlay,
}
