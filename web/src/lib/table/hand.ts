/** The cards of a hand, from the notation of a view. */

import { cardKey } from './highlight'

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
