/** Pace: how fast the story runs. All its motion goes through here, so it can pause and skip. */

import type { Speed } from '../settings.svelte'

const EASE = 'cubic-bezier(.3,.7,.3,1)'

export class Pace {
  speed: () => Speed
  #running = new Set<Animation>()
  #paused = false
  #skipping = false

  constructor(speed: () => Speed) {
    this.speed = speed
  }

  get paused(): boolean {
    return this.#paused
  }

  /** True while the rest of the story is cut short. */
  get skipping(): boolean {
    return this.#skipping || this.speed() === 'instant'
  }

  pause(): void {
    this.#paused = true
    for (const animation of this.#running) animation.pause()
  }

  resume(): void {
    this.#paused = false
    for (const animation of this.#running) animation.play()
  }

  /** Cut to the end of what is queued. */
  skip(): void {
    this.#skipping = true
    this.resume()
    for (const animation of this.#running) animation.finish()
  }

  /** The queue is told; the next story runs at normal pace. */
  settle(): void {
    this.#skipping = false
  }

  /** Move elements together; ends when the last one has arrived. */
  async animate(
    elements: Iterable<Element>,
    keyframes: Keyframe[],
    ms: number,
    options: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (this.skipping) return
    const rate = this.speed() === 2 ? 2 : 1
    // From frame to frame: eased as a whole, a motion would rush past its middle.
    const eased = keyframes.map((frame) => ({ easing: EASE, ...frame }))
    const animations = [...elements].map((element) => {
      const animation = element.animate(eased, { duration: ms / rate, ...options })
      if (this.#paused) animation.pause()
      this.#running.add(animation)
      return animation
    })
    await Promise.allSettled(animations.map((animation) => animation.finished))
    for (const animation of animations) this.#running.delete(animation)
  }

  wait(ms: number): Promise<void> {
    return this.animate([document.documentElement], [], ms)
  }
}
