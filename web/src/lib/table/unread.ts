/** What was said at a table since this device last looked. */

import type { ChatLine } from '../types'

const key = (id: string) => `folsom.read.${id}`

/** The number of the last line that was read, also before the page was loaded again. */
export const lastRead = (id: string): number => Number(localStorage.getItem(key(id)) ?? -1)

export function rememberRead(id: string, chat: readonly ChatLine[]): void {
  const last = chat.at(-1)
  if (last) localStorage.setItem(key(id), String(last.n))
}

/** Lines after the last one read, without one's own. */
export const unreadIn = (chat: readonly ChatLine[], mine: readonly number[], read: number) =>
  chat.filter(({ n, seat }) => n > read && (seat === null || !mine.includes(seat))).length
