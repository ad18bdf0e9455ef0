/**
 * Book-keeping for the story: what one event changes in the view that is shown.
 *
 * No rules here. Each event says what happened; this only writes it down, so that pieces are in
 * the right place between the events of a step. The server's view replaces it at the end.
 */

import type { GameEvent, Place, Position, TokenKind, View } from '../types'

const PLURAL = { purse: 'purses', jewel: 'jewels', strongbox: 'strongboxes' } as const

export function placeAt(view: View, position: Position): Place | undefined {
  const [car, floor] = position.split('.')
  return view.train[Number(car)]?.[floor === 'roof' ? 'roof' : 'in']
}

/** Where a figure stands: a bandit or the marshal. */
export function whereabouts(view: View, figure: string): Position | null {
  return figure === 'marshal' ? view.marshal : (view.bandits[figure]?.at ?? null)
}

function put(view: View, figure: string, position: Position): void {
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

function lay(view: View, position: Position, token: TokenKind, label?: number): void {
  const place = placeAt(view, position)
  if (!place) return
  if (token === 'purse') {
    place.purses.push({ label: label ?? 0 })
    place.purses.sort((a, b) => a.label - b.label)
  } else place[PLURAL[token] as 'jewels' | 'strongboxes'] += 1
}

function lift(view: View, position: Position, token: TokenKind, label?: number): void {
  const place = placeAt(view, position)
  if (!place) return
  if (token === 'purse') {
    const at = place.purses.findIndex((purse) => purse.label === label)
    place.purses.splice(Math.max(0, at), 1)
  } else place[PLURAL[token] as 'jewels' | 'strongboxes'] -= 1
}

function pocket(view: View, bandit: string, token: TokenKind, number: 1 | -1): void {
  const owner = view.bandits[bandit]
  if (owner) owner[PLURAL[token]] += number
}

function hit(view: View, target: string, shooter: string): void {
  const bandit = view.bandits[target]
  if (!bandit) return
  bandit.received += 1
  bandit.received_from[shooter] = (bandit.received_from[shooter] ?? 0) + 1
}

type Change = (view: View, event: GameEvent) => void

const changes: Record<string, Change> = {
  placed: (view, { figure, position }) => put(view, figure!, position!),
  moved: (view, { figure, to }) => put(view, figure!, to!),
  round_begun(view, { round, first }) {
    view.round = round!
    view.first = first!
    view.turn = 0
    view.pile = []
  },
  turn_begun(view, { turn }) {
    view.turn = turn!
    view.phase = 'schemin'
  },
  played(view, { seat, index, hidden, bandit, card }) {
    view.pile[index!] = { seat: seat!, hidden: hidden!, resolved: false, bandit, card }
    const cards = view.seats[seat!]
    if (cards) cards.hand -= 1
    if (seat === view.seat && view.own && card) {
      const full = view.own.hand.indexOf(`${bandit}:${card}`)
      const at = full >= 0 ? full : view.own.hand.indexOf(card)
      if (at >= 0) view.own.hand.splice(at, 1)
    }
  },
  drew(view, { seat, number, cards }) {
    const piles = view.seats[seat!]
    if (piles) {
      piles.hand += number!
      piles.deck = Math.max(0, piles.deck - number!)
    }
    if (seat === view.seat && cards) view.own?.hand.push(...cards)
  },
  stealin_begun(view) {
    view.phase = 'stealin'
  },
  resolving(view, { index, bandit, card }) {
    const entry = view.pile[index!]
    view.phase = 'stealin'
    if (entry)
      Object.assign(entry, { bandit, card, hidden: false, covered: undefined, resolved: true })
  },
  shot(view, { bandit, target, bullets_left }) {
    const shooter = view.bandits[bandit!]
    if (shooter) shooter.bullets = bullets_left!
    hit(view, target!, bandit!)
  },
  neutral_bullet(view, { bandit }) {
    view.neutral -= 1
    hit(view, bandit!, 'neutral')
  },
  loot_taken(view, { bandit, token, position, label }) {
    lift(view, position!, token!, label)
    pocket(view, bandit!, token!, 1)
  },
  loot_fell(view, { bandit, token, position, label }) {
    pocket(view, bandit!, token!, -1)
    lay(view, position!, token!, label)
  },
  loot_kept(view, { bandit, victim, token }) {
    pocket(view, victim!, token!, -1)
    pocket(view, bandit!, token!, 1)
  },
  loot_laid: (view, { token, position, label }) => lay(view, position!, token!, label),
  loot_forfeited: (view, { bandit, token }) => pocket(view, bandit!, token!, -1),
  paid(view, { bandit, amount }) {
    const owner = view.bandits[bandit!]
    if (owner) owner.cash += amount!
  },
}

/** The view after an event; the one given is left as it is. */
export function apply(view: View, event: GameEvent): View {
  const change = changes[event.kind]
  if (!change) return view
  const next = structuredClone(view)
  change(next, event)
  return next
}
