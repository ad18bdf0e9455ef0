/** Program: three cards that are being put in their order. */

import type { Decision, Option } from '../../lib/types'
import type { Card } from './types'

export const LENGTH = 3

const EMPTY: (Card | null)[] = Array.from({ length: LENGTH }, () => null)

const cardsOf = (option: Option) => option.points_at.cards as Card[]

export class Program {
  slots = $state.raw<(Card | null)[]>(EMPTY)

  constructor(readonly decision: () => Decision | null) {}

  /** All cards that may be laid, as the decision names them. */
  hand = $derived.by((): Card[] => {
    const named = (this.decision()?.options ?? []).flatMap((option) => cardsOf(option))
    return named.filter((card, n) => named.indexOf(card) === n)
  })
  /** The choice that the three cards make; none while a place is empty. */
  option = $derived.by((): Option | null => {
    const laid = this.slots.join(' ')
    return (this.decision()?.options ?? []).find((one) => cardsOf(one).join(' ') === laid) ?? null
  })

  clear(): void {
    this.slots = EMPTY
  }

  /** Take over what somebody advises. */
  follow(notation: string): void {
    const option = this.decision()?.options.find(({ text }) => text === notation)
    if (option) this.slots = cardsOf(option)
  }

  placeOf = (card: Card): number => this.slots.indexOf(card)

  /** A card goes to the first free place, or back to the hand. */
  toggle(card: Card): void {
    const at = this.placeOf(card)
    const free = this.slots.indexOf(null)
    if (at >= 0) this.#set(at, null)
    else if (free >= 0) this.#set(free, card)
  }

  /** Put a card on a place; what lay there goes where it came from. */
  put(card: Card, place: number): void {
    const from = this.placeOf(card)
    const next = [...this.slots]
    if (from >= 0) next[from] = next[place] ?? null
    next[place] = card
    this.slots = next
  }

  remove(place: number): void {
    this.#set(place, null)
  }

  /** The last card that lies goes back. */
  back(): boolean {
    const last = this.slots.findLastIndex(Boolean)
    if (last >= 0) this.remove(last)
    return last >= 0
  }

  #set(place: number, card: Card | null): void {
    this.slots = this.slots.map((old, n) => (n === place ? card : old))
  }
}
