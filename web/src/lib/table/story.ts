/** Story: tells a step event by event, each with its sentence, its motion and its sound. */

import { report } from '../faults.svelte'
import type { GameEvent, View } from '../types'
import type { Pace } from './pace'
import { after, stagingOf } from './staging'

/** What the story needs of the screen. */
export interface Screen {
  root(): HTMLElement | null
  still(): boolean
  view(): View | null
  /** Show a view; done when it is drawn. */
  show(view: View): Promise<void>
  /** Say what happens. */
  say(event: GameEvent): void
  cue(event: GameEvent): void
}

/** Which cards somebody keeps, the event does not tell; their own view does while they have them. */
function withHand(event: GameEvent, now: View | null, { seat, own, round }: View): GameEvent {
  const isOwn = event.kind === 'hand_returned' && event.seat === seat
  return isOwn && own && round === now?.round ? { ...event, kept: [...own.hand] } : event
}

/** Time to take in a sentence after its motion has ended. */
const BREATH = 260

export class Story {
  /** Raised by every tale: an older one that is still under way says and shows nothing more. */
  #tale = 0

  constructor(
    readonly pace: Pace,
    readonly screen: Screen,
  ) {}

  /**
   * Tell the events, then show the view that the server gave at their end; false if it was given up
   * before. Whatever goes wrong on the way, the sentences are said and that view is shown.
   */
  async tell(events: readonly GameEvent[], end: View): Promise<boolean> {
    const tale = ++this.#tale
    let broken = false
    for (const told of events) {
      const event = withHand(told, this.screen.view(), end)
      // A step is a sentence; what goes with it in silence is none of its own.
      if (event.text) await this.pace.gate()
      if (tale !== this.#tale) return false
      if (event.text) this.screen.say(event)
      if (broken || this.pace.skipping || !this.screen.root() || !this.screen.view()) continue
      try {
        await this.#act(event, tale)
      } catch (error) {
        broken = true
        report('story', error, event.kind)
      }
    }
    if (tale !== this.#tale) return false
    await this.screen.show(end)
    return tale === this.#tale
  }

  /** Stop telling the present step. */
  giveUp(): void {
    this.#tale += 1
    this.pace.skip()
  }

  async #act(event: GameEvent, tale: number): Promise<void> {
    const { screen, pace } = this
    let changed = false
    const change = async () => {
      changed = true
      const view = screen.view()
      if (view && tale === this.#tale) await screen.show(after(view, event))
    }
    screen.cue(event)
    const theatre = { root: screen.root()!, pace, still: screen.still(), change }
    await stagingOf(screen.view()).show(theatre, event, screen.view()!)
    if (!changed) await change()
    if (event.text) await pace.wait(BREATH)
  }
}
