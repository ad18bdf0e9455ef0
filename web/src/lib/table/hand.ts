/** The cards of a hand, from the notation of a view. */

import type { View } from '../types'
import { cardKey, type Targets } from './highlight'

export interface HandCard {
  /** Unique in the hand, stable while the card stays in it. */
  id: string
  kind: string
  /** Whose action it is; none for a bullet. */
  bandit?: string
  /** What the highlighter calls it. */
  key: string
}

/** `['fire', 'belle:move', 'bullet']` of a seat whose first bandit is `tuco`. */
export function cardsOf(hand: readonly string[], seat: string): HandCard[] {
  const seen = new Map<string, number>()
  return hand.map((notation) => {
    const number = (seen.get(notation) ?? 0) + 1
    seen.set(notation, number)
    const [first, second] = notation.split(':') as [string, string?]
    const kind = second ?? first
    const bandit = kind === 'bullet' ? undefined : second ? first : seat
    return { id: `${notation}/${number}`, kind, bandit, key: cardKey(bandit, kind) }
  })
}

/** The cards in the hand, and one of each kind that may be picked from the deck. */
export function cardsInSight({ own, seat }: View, targets: Targets): HandCard[] {
  if (!own || seat === null) return []
  const hand = cardsOf(own.hand, seat)
  const seen = new Set(hand.map(({ key }) => key))
  const isNew = ({ key }: HandCard) => targets.has(key) && !seen.has(key) && !!seen.add(key)
  return [...hand, ...cardsOf(own.deck, seat).filter(isNew)]
}

/** How wide the cards of a hand are, and how they lie in the room that there is. */
export interface Fan {
  breadth: number
  /** Equal cards lie on each other: the one on top tells for all. */
  stacked: boolean
  /** Different ones, too, so that only an edge of each is seen. */
  crowded: boolean
}

export const EDGE = 15 // pixels of a card that lies under an equal one

/** As large as all have room; else equal ones on each other; else all of them. */
export function fanOf(
  cards: number,
  doubles: number,
  width: number,
  { least, most }: { least: number; most: number },
): Fan {
  const share = (room: number, number: number) =>
    Math.min(most, Math.max(least, room / Math.max(1, number)))
  const fits = (breadth: number, number: number, room: number) => breadth * number <= room
  const side = share(width, cards)
  if (fits(side, cards, width)) return { breadth: side, stacked: false, crowded: false }
  const left = width - EDGE * doubles
  const breadth = share(left, cards - doubles)
  return { breadth, stacked: true, crowded: !fits(breadth, cards - doubles, left) }
}
