/** Watchdog: notices that something does not go on, however slowly this device draws. */

/** What goes on goes on from frame to frame; where one takes seconds, so many may be needed. */
const FRAMES = 60

export class Watchdog {
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0

  constructor(readonly bite: () => void) {}

  /** Bite unless told again before this time, and then some frames, have passed. */
  watch(ms: number): void {
    this.rest()
    this.#timer = setTimeout(() => this.#wait(FRAMES), ms)
  }

  rest(): void {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
  }

  #wait(frames: number): void {
    if (frames) this.#frame = requestAnimationFrame(() => this.#wait(frames - 1))
    else this.bite()
  }
}
