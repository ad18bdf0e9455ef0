/** Player: a finished game as a film; jumps show a frame, playing and steps tell its events. */

import { tick } from 'svelte'
import { report } from '../../lib/faults.svelte'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound'
import { Pace } from '../../lib/table/pace'
import { stagingOf } from '../../lib/table/staging'
import { Story } from '../../lib/table/story'
import type { Frame, GameEvent, View } from '../../lib/types'

/** So many sentences are kept in sight. */
const LATELY = 9
/** Where nothing is told slowly, a frame is seen for so long. */
const GLANCE = 450

export class Player {
  /** Index of the frame that is shown. */
  at = $state(0)
  view = $state.raw<View | null>(null)
  news = $state.raw<GameEvent | null>(null)
  /** A story is being told. */
  telling = $state(false)
  paused = $state(false)
  /** The stage, for motions. */
  root: HTMLElement | null = null

  #frames = $state.raw<Frame[]>([])
  #pace = new Pace(() => settings.get('speed'))
  #glance: ReturnType<typeof setTimeout> | undefined
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
      const begun = events.find((event) => event.kind === 'round_begun')
      return begun ? [{ at, round: begun.round }] : []
    }),
  )

  /** Show these frames, at the choice with this number if given, else where one is. */
  load(frames: Frame[], n: number | null): void {
    this.#frames = frames
    const found = n === null ? this.at : frames.findLastIndex((frame) => frame.n <= n)
    this.go(Math.max(0, found))
  }

  go(at: number): void {
    this.#stop()
    this.#show(Math.min(Math.max(0, at), this.last))
  }

  /** Nothing is told any more. */
  #stop(): void {
    clearTimeout(this.#glance)
    this.#story.giveUp()
    this.telling = this.paused = false
  }

  #show(at: number): void {
    this.at = at
    const frame = this.#frames[at]
    this.view = frame?.view ?? null
    this.news = frame?.events.findLast(({ text }) => text) ?? null
  }

  /** Play, pause, go on. */
  toggle(): void {
    if (!this.telling) void this.#tell(this.last)
    else this.#pause(!this.paused)
  }

  #pause(paused: boolean): void {
    this.paused = paused
    if (paused) this.#pace.pause()
    else this.#pace.resume()
  }

  /** Tell the next step, after the present one is cut to its end; while paused the next event. */
  step(): void {
    if (this.paused) return this.#pace.step()
    if (this.telling) this.go(this.at + 1)
    void this.#tell(this.at + 1)
  }

  /** Tell what happens until a frame, from the start if the film is over. */
  async #tell(until: number): Promise<void> {
    if (this.at >= this.last) {
      if (until > this.last) return
      this.#show(0)
    }
    this.#pace.settle()
    this.telling = true
    try {
      while (this.at < until) {
        const next = this.#frames[this.at + 1]!
        if (!(await this.#story.tell(next.events, next.view))) return
        this.at += 1
        if (this.#pace.skipping && this.at < until) await this.#look()
      }
      this.#stop()
    } catch (error) {
      report('story', error, this.news?.kind)
      this.go(this.at + 1)
    }
  }

  /** Time for a glance at a frame that comes without motion. */
  #look(): Promise<void> {
    return new Promise((done) => (this.#glance = setTimeout(done, GLANCE)))
  }
}
