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
