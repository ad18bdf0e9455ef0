import { beforeEach, expect, it } from 'vitest'
import { lastRead, rememberRead, unreadIn } from '../src/lib/table/unread'
import type { ChatLine } from '../src/lib/types'

const line = (n: number, seat: number | null): ChatLine => ({
  n,
  seat,
  name: '',
  spectator: seat === null,
  text: 'Hands up!',
  phrase: null,
  at: n,
})
const chat = [line(1, 0), line(2, 1), line(3, null), line(4, 0)]

beforeEach(() => localStorage.clear())

it('counts what others have said, and nothing of one’s own', () => {
  expect(unreadIn(chat, [0], lastRead('here'))).toBe(2)
  expect(unreadIn(chat, [], lastRead('here'))).toBe(4)
})

it('remembers table by table what was read before the page was loaded again', () => {
  rememberRead('here', chat.slice(0, 2))
  expect(unreadIn(chat, [0], lastRead('here'))).toBe(1)
  expect(unreadIn(chat, [0], lastRead('there'))).toBe(2)
})
