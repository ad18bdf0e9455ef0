/** Hands: whose cards may be seen, where several play on one device. */

import type { Game } from './game.svelte'

export class Hands {
  /** Who holds the device. */
  #holder = $state<number | null>(null)

  constructor(readonly game: () => Game) {}

  #shared = $derived.by(() => this.game().mine.length > 1)
  open = $derived.by(() => {
    const { decision } = this.game()
    return !this.#shared || (decision !== null && decision.seat === this.#holder)
  })
  /** The seat that the device is to be handed to. */
  next = $derived.by(() => {
    const { decision, table } = this.game()
    return decision && !this.open ? table!.seats[decision.seat] : undefined
  })

  take = (): void => {
    this.#holder = this.next?.n ?? null
  }
}
