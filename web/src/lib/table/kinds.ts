/** Kinds of events: tables that say for each what becomes of one. */

import type { Events } from '../types'

/** For each kind of events a function of something else and of an event of that kind. */
export type ByKind<First, Result = void, All = Events> = {
  [Kind in keyof All]?: (first: First, event: All[Kind]) => Result
}

/** What a table makes of an event; undefined if its kind is not in it. */
export function byKind<First, Result, All = Events>(
  table: ByKind<First, Result, All>,
  first: First,
  event: All[keyof All] & { kind: unknown },
): Result | undefined {
  // That the kind of an event chooses the function made for it is more than a type can say.
  const make = table[event.kind as keyof All] as
    ((first: First, event: All[keyof All]) => Result) | undefined
  return make?.(first, event)
}
