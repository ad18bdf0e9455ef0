/** Film: a replay stops at every card, and not where programs are laid that nobody sees. */

import type { Frame } from '../../lib/types'
import { after } from '../../lib/table/staging'
import { staging } from './staging'

const STOPS = ['revealed', 'uncoupled', 'round_begun']
const PART = 100 // more parts than a step can have

/** A step with its events is cut before every card; its parts are numbered behind the point. */
function cut(frame: Frame, before: Frame | undefined): Frame[] {
  const starts = frame.events.flatMap(({ kind }, n) => (n && STOPS.includes(kind) ? [n] : []))
  if (!before || !starts.length) return [frame]
  let { view } = before
  return [0, ...starts].map((start, n) => {
    const events = frame.events.slice(start, starts[n] ?? frame.events.length)
    if (n === starts.length) return { ...frame, events }
    view = events.reduce((now, event) => after(now, event, staging), view)
    return { ...frame, n: frame.n - 1 + (n + 1) / PART, events, view, decision: null }
  })
}

export const film = (frames: Frame[]): Frame[] =>
  frames.flatMap((frame, n) => (frame.events.length ? cut(frame, frames[n - 1]) : []))
