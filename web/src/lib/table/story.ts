/** Story: tells a step event by event, each with its sentence, its motion and its sound. */

import type { GameEvent, View } from '../types'
import type { Pace } from './pace'
import { stagingOf } from './staging'

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

/** Time to take in a sentence after its motion has ended. */
const BREATH = 260

export class Story {
  constructor(
    readonly pace: Pace,
    readonly screen: Screen,
  ) {}

  /** Tell the events, then show the view that the server gave at their end. */
  async tell(events: readonly GameEvent[], end: View): Promise<void> {
    for (const event of events) {
      if (event.text) this.screen.say(event)
      if (!this.pace.skipping && this.screen.root() && this.screen.view()) await this.#act(event)
    }
    await this.screen.show(end)
  }

  async #act(event: GameEvent): Promise<void> {
    const { screen, pace } = this
    let changed = false
    const change = async () => {
      changed = true
      const view = screen.view()
      if (view) await screen.show(stagingOf(view).apply(view, event))
    }
    screen.cue(event)
    const theatre = { root: screen.root()!, pace, still: screen.still(), change }
    await stagingOf(screen.view()).show(theatre, event, screen.view()!)
    if (!changed) await change()
    if (event.text) await pace.wait(BREATH)
  }
}
