/** Pace: how fast the story runs. All its motion goes through here, so it can pause, step and skip. */

import { report } from '../faults.svelte'
import type { Speed } from '../settings.svelte'

const EASE = 'cubic-bezier(.3,.7,.3,1)'

export class Pace {
  #running = new Set<Animation>()
  #paused = false
  /** One sentence is told although the story is paused. */
  #stepping = false
  #skipping = false
  /** Lets a story go on that waits at the gate. */
  #open: (() => void) | null = null

  constructor(readonly speed: () => Speed) {}

  /** True while the rest of the story is cut short. */
  get skipping(): boolean {
    return this.#skipping || this.speed() === 'instant'
  }

  /** So many times as fast as motions were made. */
  get rate(): number {
    const speed = this.speed()
    return typeof speed === 'number' && speed > 0 ? speed : 1
  }

  pause(): void {
    this.#paused = true
    this.#stepping = false
    for (const animation of this.#running) animation.pause()
  }

  resume(): void {
    this.#paused = this.#stepping = false
    this.#go()
  }

  /** While paused: tell the sentence at hand to its end, or the next one. */
  step(): void {
    this.#stepping = this.#paused
    this.#go()
  }

  /** Cut to the end of the queue. */
  skip(): void {
    this.#skipping = true
    this.resume()
    for (const animation of this.#running) animation.finish()
  }

  /** The queue is told; the next story runs at normal pace. */
  settle(): void {
    this.#skipping = this.#stepping = false
  }

  #go(): void {
    for (const animation of this.#running) animation.play()
    this.#open?.()
    this.#open = null
  }

  /** Between two sentences: a paused story waits here until it may go on. */
  async gate(): Promise<void> {
    if (this.#stepping) this.pause()
    if (this.#paused && !this.#skipping) await new Promise<void>((open) => (this.#open = open))
  }

  /** Move elements together; ends when the last one has arrived. */
  async animate(
    elements: Iterable<Element>,
    keyframes: Keyframe[],
    ms: number,
    options: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (this.skipping) return
    // From frame to frame: eased as a whole, a motion would rush past its middle.
    const eased = keyframes.map((frame) => ({ easing: EASE, ...frame }))
    const timing = { duration: ms / this.rate, ...options }
    const animations = [...elements].flatMap((element) => this.#start(element, eased, timing))
    await Promise.allSettled(animations.map((animation) => animation.finished))
    for (const animation of animations) this.#running.delete(animation)
  }

  /** A motion that the browser refuses is left out: what it shows is told in words, too. */
  #start(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation[] {
    try {
      const animation = element.animate(frames, timing)
      if (this.#paused && !this.#stepping) animation.pause()
      this.#running.add(animation)
      return [animation]
    } catch (error) {
      report('motion', error)
      return []
    }
  }

  wait(ms: number): Promise<void> {
    return this.animate([document.documentElement], [], ms)
  }
}
