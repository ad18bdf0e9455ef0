/** The server's time: deadlines are told in it, and this device's own clock may be wrong. */

import { createSubscriber } from 'svelte/reactivity'

const TICK = 500
const ticks = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

/** An HTTP date counts whole seconds: less than this is no difference. */
const BLUR = 1_500
const HALF = 500

let ahead = 0

/** Set our watch by the `Date` of an answer. */
export function noteDate(date: string | null): void {
  const difference = date ? Date.parse(date) + HALF - Date.now() : 0
  ahead = Math.abs(difference) > BLUR ? difference : 0
}

/** The server's time as Unix time; where it is read reactively, it is read again twice a second. */
export function serverNow(): number {
  ticks()
  return (Date.now() + ahead) / 1000
}

/** Seconds until a moment of the server, given as Unix time. */
export const secondsUntil = (moment: number): number => moment - (Date.now() + ahead) / 1000
