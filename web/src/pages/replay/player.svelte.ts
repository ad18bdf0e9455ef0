/** Player: a finished game as a film; jumps show a frame, playing tells its events. */

import { tick } from 'svelte'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound'
import { Pace } from '../../lib/table/pace'
import { stagingOf } from '../../lib/table/staging'
import { Story } from '../../lib/table/story'
import type { Frame, GameEvent, View } from '../../lib/types'

/** So many sentences are kept in sight. */
const LATELY = 9

export class Player {
  /** Index of the frame that is shown. */
  at = $state(0)
  view = $state.raw<View | null>(null)
  news = $state.raw<GameEvent | null>(null)
  playing = $state(false)
  /** The stage, for motions. */
  root: HTMLElement | null = null

  #frames = $state.raw<Frame[]>([])
  #pace = new Pace(() => settings.get('speed'))
  /** Raised by every jump: a story that is told for an older one stops. */
  #jump = 0
  #story = new Story(this.#pace, {
    root: () => this.root,
    still: () => settings.still,
    view: () => this.view,
    show: async (view) => {
      this.view = view
      await tick()
    },
    say: (event) => (this.news = event),
    cue: (event) => {
      const cue = stagingOf(this.view).soundOf(this.view, event)
      if (cue) play(cue)
    },
  })

  get last(): number {
    return Math.max(0, this.#frames.length - 1)
  }

  get frame(): Frame | undefined {
    return this.#frames[this.at]
  }

  /** What was told lately, the last sentence last. */
  sentences = $derived.by(() =>
    this.#frames
      .slice(Math.max(0, this.at - LATELY), this.at + 1)
      .flatMap(({ n, events }) => events.flatMap(({ text }) => (text ? [{ n, text }] : [])))
      .slice(-LATELY),
  )

  /** All that was told so far. */
  log = $derived.by(() => this.#frames.slice(0, this.at + 1))

  /** Where rounds begin, for the scrubber. */
  rounds = $derived.by(() =>
    this.#frames.flatMap(({ events }, at) => {
      const begun = events.find(({ kind }) => kind === 'round_begun')
      return begun ? [{ at, round: begun.round ?? 0 }] : []
    }),
  )

  /** Show these frames, at the choice with this number if given, else where one is. */
  load(frames: Frame[], n: number | null): void {
    this.#frames = frames
    const found = n === null ? this.at : frames.findLastIndex((frame) => frame.n <= n)
    this.go(Math.max(0, found))
  }

  go(at: number): void {
    this.#jump += 1
    this.playing = false
    this.#pace.skip()
    this.#show(Math.min(Math.max(0, at), this.last))
  }

  #show(at: number): void {
    this.at = at
    const frame = this.#frames[at]
    this.view = frame?.view ?? null
    this.news = frame?.events.findLast(({ text }) => text) ?? null
  }

  async toggle(): Promise<void> {
    if (this.playing) return this.go(this.at)
    if (this.at >= this.last) this.#show(0)
    const mine = ++this.#jump
    this.playing = true
    this.#pace.settle()
    while (this.playing && this.at < this.last) {
      const next = this.#frames[this.at + 1]!
      await this.#story.tell(next.events, next.view)
      if (mine !== this.#jump) return
      this.at += 1
    }
    this.playing = false
  }
}
