/**
 * Book-keeping for the story: what one event changes in the view that is shown.
 *
 * No rules here. Each event says what happened; this only writes it down, so that pieces are in
 * the right place between the events of a step. The server's view replaces it at the end.
 */

import { modulesOf } from '../modules/index.svelte'
import { byKind, type ByKind } from './kinds'
import { roundCard } from './names.svelte'
import type { BanditView, GameEvent, Place, Position, TokenKind, View } from '../types'
import { seatOf } from '../surely'

const PLURAL: Record<TokenKind, string> = {
  purse: 'purses',
  jewel: 'jewels',
  strongbox: 'strongboxes',
}

/** The kinds of loot at a table, and their plurals in views. */
export const tokensOf = (view: View): Record<TokenKind, string> =>
  Object.assign({}, PLURAL, ...modulesOf(view).map((module) => module.tokens ?? {}))

/** A token whose other side is secret; people tell such tokens apart by their numbers. */
type Labelled = { label: number }

/** How much loot of a kind lies or is held somewhere. */
export function amountOf(view: View, where: Place | BanditView, token: TokenKind): number {
  const tokens = lootIn(where, tokensOf(view)[token] ?? '')
  return typeof tokens === 'number' ? tokens : tokens.length
}

/** Loot by its plural: labelled tokens, else their number. */
export function lootIn(where: Place | BanditView, plural: string): number | Labelled[] {
  const found: unknown = Reflect.get(where, plural)
  return Array.isArray(found) ? found : Number(found ?? 0)
}

export function placeAt(view: View, position: Position): Place | undefined {
  const beside = placesBeside(view)[position]
  if (beside) return beside
  const [car, floor] = position.split('.')
  return view.train[Number(car)]?.[floor === 'roof' ? 'roof' : 'in']
}

/** What is beside the train, as the view says or a module. */
const placesBeside = (view: View): Record<Position, Place> =>
  Object.assign({}, view.places, ...modulesOf(view).map((module) => module.places?.(view) ?? {}))

/** All positions of a table: the cars from the locomotive on, then the places beside the train. */
export const positionsOf = (view: View): Position[] => [
  ...view.train.flatMap((_, car) => [`${car}.in`, `${car}.roof`]),
  ...Object.keys(placesBeside(view)),
]

/** The figures of a table besides its bandits, and where they stand. */
export const othersOf = (view: View): Record<string, Position> =>
  Object.assign(
    view.marshal ? { marshal: view.marshal } : {},
    ...modulesOf(view).map((module) => module.figures?.(view) ?? {}),
  )

/** The figures that a seat plays: its bandits; a seat without any has the name of its figure. */
export function playedBy(view: View, seat: string): string[] {
  const { bandits } = seatOf(view, seat)
  return bandits.length ? bandits : [seat]
}

/** Where a figure stands: a bandit or another one. */
export function whereabouts(view: View, figure: string): Position | null {
  return view.bandits[figure]?.at ?? othersOf(view)[figure] ?? null
}

/** Put a figure down; those that a module has are its own affair. */
export function put(view: View, figure: string, position: Position): void {
  if (figure === 'marshal') {
    view.marshal = position
    return
  }
  const bandit = view.bandits[figure]
  if (!bandit) return
  const from = bandit.at && placeAt(view, bandit.at)
  if (from) from.bandits = from.bandits.filter((name) => name !== figure)
  bandit.at = position
  const order = Object.keys(view.bandits)
  placeAt(view, position)?.bandits.push(figure)
  placeAt(view, position)?.bandits.sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Labelled tokens are a list, others a number. */
export function lay(view: View, position: Position, token: TokenKind, label?: number): void {
  const place = placeAt(view, position)
  const plural = tokensOf(view)[token]
  if (!place || !plural) return
  const tokens = lootIn(place, plural)
  if (typeof tokens === 'number') Reflect.set(place, plural, tokens + 1)
  else {
    tokens.push({ label: label ?? 0 })
    tokens.sort((a, b) => a.label - b.label)
  }
}

export function lift(view: View, position: Position, token: TokenKind, label?: number): void {
  const place = placeAt(view, position)
  const plural = tokensOf(view)[token]
  if (!place || !plural) return
  const tokens = lootIn(place, plural)
  if (typeof tokens === 'number') Reflect.set(place, plural, tokens - 1)
  else
    tokens.splice(
      Math.max(
        0,
        tokens.findIndex((other) => other.label === label),
      ),
      1,
    )
}

export function pocket(view: View, bandit: string, token: TokenKind, number: 1 | -1): void {
  const owner = view.bandits[bandit]
  const plural = tokensOf(view)[token]
  if (owner && plural) Reflect.set(owner, plural, amountOf(view, owner, token) + number)
}

function hit(view: View, target: string, shooter: string): void {
  const bandit = view.bandits[target]
  if (!bandit) return
  bandit.received += 1
  bandit.received_from[shooter] = (bandit.received_from[shooter] ?? 0) + 1
}

/** Nobody waits for this seat any more; the next view says which seats come next. */
function answered(view: View, seat: string): void {
  view.asked = view.asked.filter((name) => name !== seat)
}

declare module '../wire' {
  interface HandReturned {
    /** What stays in one's own hand, which the story adds. */
    kept?: string[]
  }
}

/** What each kind of events changes in a view. */
export type Changes = ByKind<View>

const changes: Changes = {
  placed: (view, { figure, position }) => put(view, figure, position),
  moved: (view, { figure, to }) => put(view, figure, to),
  round_begun(view, { round, first }) {
    view.round = round
    view.first = first
    view.turn = 0
    view.pile = []
    Object.assign(view, { phase: 'round_start', round_card: null, turns: [], event: '' })
  },
  card_turned(view, { round_card }) {
    const { turns, event } = roundCard(round_card)
    Object.assign(view, { round_card, turns, event })
  },
  turn_begun(view, { turn }) {
    view.turn = turn
    view.phase = 'schemin'
  },
  played(view, { seat, index, hidden, bandit, card }) {
    answered(view, seat)
    view.pile[index] = { seat: seat, hidden: hidden, resolved: false, bandit, card }
    const cards = view.seats[seat]
    if (cards) cards.hand -= 1
    if (seat === view.seat && view.own && card) {
      const full = view.own.hand.indexOf(`${bandit}:${card}`)
      const at = full >= 0 ? full : view.own.hand.indexOf(card)
      if (at >= 0) view.own.hand.splice(at, 1)
    }
  },
  drew(view, { seat, number, cards }) {
    answered(view, seat)
    const piles = view.seats[seat]
    if (piles) {
      piles.hand += number
      piles.deck = Math.max(0, piles.deck - number)
    }
    if (seat === view.seat && cards) view.own?.hand.push(...cards)
  },
  hand_returned(view, { seat, number, kept }) {
    const piles = view.seats[seat]
    if (piles) {
      piles.hand -= number
      piles.deck += number
    }
    if (seat === view.seat && view.own) view.own.hand = kept ?? []
  },
  stealin_begun(view) {
    view.phase = 'stealin'
  },
  resolving(view, { index, bandit, card }) {
    const entry = view.pile[index]
    view.phase = 'stealin'
    if (entry)
      Object.assign(entry, { bandit, card, hidden: false, covered: undefined, resolved: true })
  },
  shot(view, { bandit, target, bullets_left }) {
    const shooter = view.bandits[bandit]
    if (shooter) shooter.bullets = bullets_left
    hit(view, target, bandit)
  },
  neutral_bullet(view, { bandit }) {
    view.neutral -= 1
    hit(view, bandit, 'neutral')
  },
  loot_taken(view, { bandit, token, position, label }) {
    lift(view, position, token, label)
    pocket(view, bandit, token, 1)
  },
  loot_fell(view, { bandit, token, position, label }) {
    pocket(view, bandit, token, -1)
    lay(view, position, token, label)
  },
  loot_kept(view, { bandit, victim, token }) {
    pocket(view, victim, token, -1)
    pocket(view, bandit, token, 1)
  },
  loot_laid: (view, { token, position }) => lay(view, position, token),
  loot_forfeited: (view, { bandit, token }) => pocket(view, bandit, token, -1),
  paid(view, { bandit, amount }) {
    const owner = view.bandits[bandit]
    if (owner) owner.cash += amount
  },
}

/** What somebody has decided about goes from where it was; events tell of the whole way. */
function catchLoose(view: View): void {
  if (!view.loose) return
  const { token, bandit, position } = view.loose
  if (bandit) pocket(view, bandit, token, 1)
  if (position) lay(view, position, token)
  delete view.loose
}

/** Write down what an event changes: first what the base game knows of it, then its modules. */
export function write(draft: View, event: GameEvent): void {
  catchLoose(draft)
  for (const table of [changes, ...modulesOf(draft).map((module) => module.changes ?? {})])
    byKind(table, draft, event)
}
