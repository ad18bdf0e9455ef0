/** Faults: what goes wrong in the page is told to the server, and to the player in a sentence. */

import { api } from './api'

/**
 * `exception` and `rejection`: nobody caught it; `render`: a part of the page could not be drawn;
 * `story`: telling what happened was cut short; `stuck`: it did not go on; `motion`: it went on
 * without a motion that the browser refused.
 */
export type FaultKind = 'exception' | 'rejection' | 'render' | 'story' | 'stuck' | 'motion'

/** So many faults of one page are told; after that it is known that something is wrong. */
const MOST = 8

class Faults {
  /** What the player is told; null when all is well. `load`: a part of the page does not come;
   *  `seat`: a link to a seat leads nowhere. */
  notice = $state.raw<'story' | 'page' | 'load' | 'seat' | null>(null)
  #told = new Set<string>()

  note(kind: FaultKind, error: unknown, about: string): void {
    if (kind === 'story' || kind === 'stuck') this.notice = 'story'
    else if (kind !== 'motion') this.notice = 'page'
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const known = `${kind} ${about} ${message}`
    console.error(kind, about, error)
    if (this.#told.has(known) || this.#told.size >= MOST) return
    this.#told.add(known)
    const page = location.pathname.slice(0, 200)
    const [said, where] = [message.slice(0, 400), (stack ?? '').slice(0, 4000)]
    api.fault({ kind, message: said, stack: where, about, page }).catch(() => {})
  }
}

export const faults = new Faults()

/** Tell of a fault; `about` says what the page was doing. */
export const report = (kind: FaultKind, error: unknown, about = ''): void =>
  faults.note(kind, error, about)

/** What browsers call an error, though it only means that sizes are measured again in a moment. */
const NO_FAULT = /^ResizeObserver loop/

/** From now on nothing goes wrong unnoticed. */
export function watchForFaults(): void {
  addEventListener('error', ({ error, message }) => {
    if (!NO_FAULT.test(message)) report('exception', error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}
