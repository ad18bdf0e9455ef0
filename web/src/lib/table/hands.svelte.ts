/** Hands: whose cards may be seen, where several play on one device. */

import type { Game } from './game.svelte'

export class Hands {
  constructor(readonly game: () => Game) {}

  #shared = $derived.by(() => this.game().mine.length > 1)
  open = $derived.by(() => {
    const { decision, holder } = this.game()
    return !this.#shared || (decision !== null && decision.seat === holder)
  })
  /** The seat that the device is to be handed to. */
  next = $derived.by(() => {
    const { decision, table } = this.game()
    return decision && !this.open ? table!.seats[decision.seat] : undefined
  })

  take = (): void => {
    this.game().holder = this.next?.n ?? null
  }
}
