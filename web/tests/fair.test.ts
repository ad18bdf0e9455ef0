import { webcrypto } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import { attend, computed, follow, makeTable, notesOf, pledgeOf, remembered } from '../src/lib/fair'
import { sha256 } from '../src/lib/sha256'
import type { MadeTable, Proof, Table } from '../src/lib/types'

const subtle = async (text: string) => {
  const hash = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(hash).toString('hex')
}

test('our SHA-256 is the one of the browser, for every length and any sign', async () => {
  for (let length = 0; length < 200; length++) {
    const text = 'train robbery'.repeat(16).slice(0, length)
    expect(sha256(text)).toBe(await subtle(text))
  }
  expect(sha256('Garçon, 列車 🚂')).toBe(await subtle('Garçon, 列車 🚂'))
})

let count = 0
const table = (more: Partial<Table> = {}) =>
  ({
    id: `t${++count}`,
    state: 'open',
    seed_hash: 'seal',
    chosen_seed: null,
    parts: [],
    rematch: null,
    ...more,
  }) as unknown as Table

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.spyOn(api, 'pledge').mockResolvedValue({})
  vi.spyOn(api, 'givePart').mockResolvedValue({})
})

const called = (open: Table, ...pledges: string[]): Table => ({
  ...open,
  state: 'dealing',
  parts: pledges.map((pledge, n) => ({ seats: [n], pledge, part: null })),
})

test('a device pledges its part once, and gives it when all pledges are known', () => {
  const open = table()
  attend(open, [])
  expect(api.pledge).not.toHaveBeenCalled()
  attend(open, [0])
  attend(open, [0])
  expect(api.pledge).toHaveBeenCalledOnce()
  const part = notesOf(open.id).part!
  expect(part).toMatch(/^[0-9a-f]{32}$/)
  expect(api.pledge).toHaveBeenCalledWith(open.id, pledgeOf(part), null)
  attend(called(open, 'other'), [0]) // it is not among those that count
  expect(api.givePart).not.toHaveBeenCalled()
  attend(called(open, pledgeOf(part), 'other'), [0])
  expect(api.givePart).toHaveBeenCalledExactlyOnceWith(open.id, part, null)
  expect(notesOf(open.id)).toMatchObject({ seal: 'seal', pledges: [pledgeOf(part), 'other'] })
})

test('nothing is given to a house that has changed its seal, nor to a chosen deal', () => {
  const open = table()
  attend(open, [0])
  const part = notesOf(open.id).part!
  attend({ ...called(open, pledgeOf(part)), seed_hash: 'another' }, [0])
  expect(api.givePart).not.toHaveBeenCalled()
  attend(table({ chosen_seed: 'a word' }), [0])
  expect(api.pledge).toHaveBeenCalledOnce()
})

test('a table that starts at once is pledged to as it is made, and given to without a wait', async () => {
  vi.spyOn(api, 'make').mockImplementation((wish) =>
    Promise.resolve({
      ...called(table({ id: 'made' }), wish.pledge!),
      tokens: { 0: 'token' },
    } as unknown as MadeTable),
  )
  await makeTable({ config: {}, seats: [], start: true })
  expect(api.givePart).toHaveBeenCalledWith('made', notesOf('made').part, null)
  vi.mocked(api.make).mockClear()
  await makeTable({ config: {}, seats: [], seed: 'a word' }).catch(() => {})
  expect(vi.mocked(api.make).mock.calls[0]![0].pledge).toBeUndefined()
})

test('the part for the rematch is another one, and is given as soon as somebody calls for it', async () => {
  const over = table({ state: 'over' })
  attend(over, [0])
  const { next } = notesOf(over.id)
  const again = called(table(), pledgeOf(next!))
  vi.spyOn(api, 'table').mockResolvedValue(again)
  attend({ ...over, rematch: again.id }, [0])
  follow(over.id, again.id)
  await vi.waitFor(() => expect(api.givePart).toHaveBeenCalledWith(again.id, next, null))
  expect(api.table).toHaveBeenCalledOnce()
})

test('after the game a device computes and remembers for itself', () => {
  const part = 'a'.repeat(32)
  const parts = [
    { seats: [0], pledge: pledgeOf(part), part },
    { seats: [1], pledge: 'b', part: null },
  ]
  const seed = sha256(`folsom common seed\nsecret\n${part}\n-`).slice(0, 32)
  const proof = {
    seal: sha256('folsom seed secret'),
    origin: { secret: 'secret', parts, marker: null },
    seed,
    config: { seats: [['belle'], ['doc']] },
  } as unknown as Proof
  expect(Object.values(computed(proof))).toEqual([true, true, true, true])
  expect(computed({ ...proof, seal: 'x' }).seal).toBe(false)
  expect(computed({ ...proof, seed: 'x' }).seed).toBe(false)
  const rematch = { ...proof, origin: { ...proof.origin!, marker: 1 } }
  expect(computed(rematch).seed).toBe(false)
  const third = sha256(`folsom rematch 3 ${seed}`).slice(0, 32)
  expect(computed({ ...rematch, seed: third }).marker).toBe(true)
  expect(remembered('nowhere', proof)).toBeNull()
  const pledges = parts.map(({ pledge }) => pledge)
  localStorage.setItem('folsom.deal.x', JSON.stringify({ part, seal: proof.seal, pledges }))
  expect(remembered('x', proof)).toEqual({ seal: true, pledges: true, part: true })
  const late = { ...proof, origin: { ...proof.origin!, parts: [{ ...parts[0]!, part: null }] } }
  expect(remembered('x', late as Proof)).toEqual({ seal: true, pledges: false, part: false })
})
