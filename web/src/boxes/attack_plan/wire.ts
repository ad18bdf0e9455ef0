/** Made by tests/client_wire.py from the types of the server. */

import type { Seat } from '../../lib/wire'

export interface PlansInView {
  /** How many cards each seat may keep after this round. */
  attack_plans: number
}

/** Cards are kept for the next round. */
export interface CardsKept {
  kind: 'cards_kept'
  seat: Seat
  number: number
  text: string | null
}

declare module '../../lib/wire' {
  interface View extends Partial<PlansInView> {}
  interface Events {
    cards_kept: CardsKept
  }
}
