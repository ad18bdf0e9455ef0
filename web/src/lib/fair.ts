/**
 * Fair deals (docs/fair.md): this device adds a part to a deal, pledges it before anybody may know
 * it, and notes what it was shown, so that its owner can check it after the game.
 */

import { api, secrets } from './api'
import { sha256 } from './sha256'
import type { MadeTable, NewTable, Part, Proof, Table } from './types'

/** What this device knows of the deal of a table. */
export interface Notes {
  /** What it adds. */
  part?: string
  /** … to the rematch. */
  next?: string
  /** The seal that it was shown before it gave its part. */
  seal?: string
  /** All pledges, at the same moment. */
  pledges?: string[]
}

const key = (id: string) => `folsom.deal.${id}`

export function notesOf(id: string): Notes {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? '{}') as Notes
  } catch {
    return {}
  }
}

const note = (id: string, more: Notes) =>
  localStorage.setItem(key(id), JSON.stringify({ ...notesOf(id), ...more }))

export const pledgeOf = (part: string) => sha256(`folsom part ${part}`)
export const sealOf = (secret: string) => sha256(`folsom seed ${secret}`)

/** 16 random bytes; `getRandomValues` is there over plain http, too. */
const newPart = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** What was pledged or given in this page; asked again, it would change nothing. */
const done = new Set<string>()

function once(what: string, deed: () => Promise<unknown>): void {
  if (done.has(what)) return
  done.add(what)
  deed().catch(() => done.delete(what)) // without our part the game begins all the same
}

/** Make a table, to whose deal this device adds its part; to one that is chosen nobody does. */
export async function makeTable(table: NewTable): Promise<MadeTable> {
  if (table.seed) return api.make(table)
  const part = newPart()
  const made = await api.make({ ...table, pledge: pledgeOf(part) })
  note(made.id, { part })
  give(made, secrets.seat(made.id))
  return made
}

/** Do what is due for the deal of a table where one has a seat. */
export function attend(table: Table, mine: readonly number[]): void {
  if (!mine.length) return
  const token = secrets.seat(table.id)
  if (table.state === 'open' && !table.chosen_seed) pledge(table, token, 'part')
  else if (table.state === 'dealing') give(table, token)
  else if (table.state === 'over' && !table.rematch) pledge(table, token, 'next')
  else if (table.rematch) follow(table.id, table.rematch)
}

function pledge(table: Table, token: string | null, what: 'part' | 'next'): void {
  const part = notesOf(table.id)[what] ?? newPart()
  note(table.id, what === 'part' ? { part, seal: table.seed_hash } : { next: part })
  once(`pledge ${what} ${table.id} ${token}`, () => api.pledge(table.id, pledgeOf(part), token))
}

/** The pledges are known: note them, and give what was pledged; not if the seal was changed. */
function give(table: Pick<Table, 'id' | 'state' | 'seed_hash' | 'parts'>, token: string | null) {
  const { part, seal = table.seed_hash } = notesOf(table.id)
  const pledges = (table.parts ?? []).map(({ pledge }) => pledge)
  if (table.state !== 'dealing' || !part || seal !== table.seed_hash) return
  if (!pledges.includes(pledgeOf(part)) || done.has(`give ${table.id}`)) return
  note(table.id, { seal, pledges })
  once(`give ${table.id}`, () => api.givePart(table.id, part, token))
}

/** Somebody called for the rematch: it is dealt with our part, too, also if we look on here. */
export function follow(from: string, to: string): void {
  const { next } = notesOf(from)
  if (!next || done.has(`follow ${to}`)) return
  if (!notesOf(to).part) note(to, { part: next })
  const token = secrets.seat(from)
  once(`follow ${to}`, async () => give(await api.table(to, token), token))
}

// ---------- after the game ----------

const SEED_DIGITS = 32
const DEALS_PER_SEAT = 12

const seedOf = (text: string) => sha256(text).slice(0, SEED_DIGITS)

function commonSeed(secret: string, parts: readonly Part[]): string {
  if (!parts.some(({ part }) => part)) return secret
  return seedOf(['folsom common seed', secret, ...parts.map(({ part }) => part ?? '-')].join('\n'))
}

/** What this device can compute by itself: does it come to the same, by the key of a step? */
export function computed({ origin, seal, seed, config }: Proof): Record<string, boolean> {
  if (!origin || !seed) return {}
  const { secret, parts, marker } = origin
  const common = commonSeed(secret, parts)
  const number = ((config.seats as unknown[] | null)?.length ?? 0) * DEALS_PER_SEAT
  const deals = Array.from({ length: number }, (_, n) =>
    seedOf(`folsom rematch ${n + 1} ${common}`),
  )
  const isKept = ({ part, pledge }: Part) => !part || pledgeOf(part) === pledge
  const isSeed = marker === null ? common === seed : deals.includes(seed)
  return {
    seal: sealOf(secret) === seal,
    part: parts.every(isKept),
    [parts.some(({ part }) => part) ? 'seed' : 'seed-alone']: isSeed,
    marker: isSeed,
  }
}

export type Memory = 'seal' | 'pledges' | 'part'

/** What this device has noted before the deal: is it so in the record? null: it noted nothing. */
export function remembered(id: string, { origin, seal }: Proof): Record<Memory, boolean> | null {
  const notes = notesOf(id)
  if (!origin || !notes.part || !notes.pledges) return null
  const pledges = origin.parts.map(({ pledge }) => pledge)
  return {
    seal: notes.seal === seal,
    pledges: notes.pledges.join() === pledges.join(),
    part: origin.parts.some(({ part }) => part === notes.part),
  }
}
