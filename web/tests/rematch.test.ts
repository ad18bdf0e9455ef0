import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, secrets } from '../src/lib/api'
import { bringSeats, callRematch, ridesAgain } from '../src/lib/rematch'
import type { MyTable, Seat, Table } from '../src/lib/types'

const seat = (n: number, rides_again?: boolean) => ({ n, kind: 'person', rides_again }) as Seat
const table = (...seats: Seat[]) => ({ id: 'old', rematch: 'new', seats }) as Table
/** Games of mine that are over. */
const played = (...tables: Table[]) =>
  vi.spyOn(api, 'mine').mockResolvedValue({
    tables: tables.map((one) => ({ ...one, mine: [0] }) as MyTable),
    total: tables.length,
  })

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the tokens of a device', () => {
  it('are those of the seat that was taken last', async () => {
    secrets.keep('old', { 0: 'first' })
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ seat: 2, token: 'second' }))),
    )
    await api.join('old', 'Ann', 2)
    vi.unstubAllGlobals()
    expect(secrets.seat('old')).toBe('second')
  })

  it('can be forgotten', () => {
    secrets.keep('old', { 0: 'dead' })
    secrets.forget('old')
    expect(secrets.seat('old')).toBeNull()
  })
})

describe('who rides again', () => {
  it.each([
    ['a person', seat(0), true],
    ['who stayed', seat(0, true), true],
    ['not who gave up', seat(0, false), false],
    ['not a bot', { ...seat(0), kind: 'bot' } as Seat, false],
  ])('%s', (_, mine, rides) => expect(ridesAgain(table(mine), [0])).toBe(rides))

  it.each([true, false])('has the seat in the next game: %s', async (rides) => {
    secrets.keep('old', { 0: 'token' })
    vi.spyOn(api, 'rematch').mockResolvedValue({ id: 'new' })
    expect(await callRematch(table(seat(0, rides)), [0])).toBe('new')
    expect(secrets.seat('new')).toBe(rides ? 'token' : null)
  })
})

describe('who comes to a rematch from elsewhere', () => {
  const before = (seats: Seat) => ({ ...table(seats), id: 'oldest', rematch: 'old' })

  it('has the seat of the game before, or of the one before that', async () => {
    secrets.keep('oldest', { link: 'token' })
    played(table(seat(0)), before(seat(0)))
    expect(await bringSeats('new')).toBe(true)
    expect(secrets.seat('new')).toBe('token')
  })

  it('only watches if the seat was given up on the way', async () => {
    secrets.keep('oldest', { link: 'token' })
    played(table(seat(0)), before(seat(0, false)))
    expect(await bringSeats('new')).toBe(false)
    expect(secrets.seat('new')).toBeNull()
  })

  it('only watches if it is no game of theirs', async () => {
    secrets.keep('other', { link: 'token' })
    played()
    expect(await bringSeats('new')).toBe(false)
  })
})
