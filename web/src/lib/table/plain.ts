/**
 * Plain data: what views and events are made of, and nothing else.
 *
 * Whatever reaches a story is copied here first, through any proxy of Svelte's that it may be wrapped
 * in: `structuredClone` refuses those, and a view that held one once stopped every game.
 */
export function plain<T>(data: T): T {
  if (Array.isArray(data)) return data.map(plain) as T
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)])) as T
}
