/** Made by tests/client_wire.py from the types of the server. */

import type { Figure } from '../../lib/wire'

/** Another one gets the bullet. */
export interface Dodged {
  kind: 'dodged'
  bandit: Figure
  target: Figure
  text: string | null
}

declare module '../../lib/wire' {
  interface Events {
    dodged: Dodged
  }
}
