/** The HTTP side of docs/api.md. Secrets of seats live in localStorage, per table. */

import { language } from './i18n'
import { at } from './root'
import { noteDate } from './servertime'
import { settings } from './settings.svelte'
import type {
  Chart,
  Wish,
  Deal,
  Explained,
  Fault,
  Invitation,
  MadeTable,
  MyTables,
  NewTable,
  Proof,
  Replay,
  RulesSection,
  SeatKind,
  Setup,
  Shelf,
  Table,
  TableState,
  Texts,
  Verdict,
} from './types'

/** A refusal by the server, with a sentence for people in `message`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

interface Call {
  method?: string
  body?: unknown
  token?: string | null
  query?: Record<string, string | undefined>
  /** Is it sent even if the page is left meanwhile? Only for short requests. */
  keepalive?: boolean
}

function address(path: string, query: Call['query'] = {}): string {
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] != null)
  return at(`/api${path}?${new URLSearchParams([['lang', language()], ...known])}`)
}

async function call<T>(
  path: string,
  { method = 'GET', body, token, query, keepalive }: Call = {},
): Promise<T> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined && typeof body !== 'string') headers['content-type'] = 'application/json'
  const answer = await fetch(address(path, query), {
    method,
    headers,
    keepalive,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  noteDate(answer.headers.get('date'))
  const data = (await answer.json().catch(() => ({}))) as T & { error?: string; message?: string }
  if (!answer.ok)
    throw new ApiError(answer.status, data.error ?? 'unknown', data.message ?? answer.statusText)
  return data
}

const post = <T>(path: string, body: unknown = {}, token?: string | null) =>
  call<T>(path, { method: 'POST', body, token })

export const api = {
  setup: () => call<Setup>('/setup'),
  check: (config: Wish) => post<Verdict>('/setup/check', { config }),
  tables: (state?: TableState) => call<Table[]>('/tables', { query: { state } }),
  async mine(state: Shelf, limit: number, offset = 0): Promise<MyTables> {
    await Promise.allSettled(unheard.ids().map((id) => this.list(id, true)))
    const query = { state, limit: `${limit}`, offset: `${offset}` }
    return call<MyTables>('/tables/mine', { query })
  },
  /** Have a table among my games, or not; a seat that was opened by a link has to be named. */
  async list(id: string, listed: boolean): Promise<void> {
    unheard.set(id, listed)
    const token = listed ? secrets.seat(id) : null
    const said = { method: 'POST', body: { listed }, token, keepalive: true }
    await call(`/tables/${id}/mine`, said).catch((error: unknown) => {
      if (error instanceof ApiError) unheard.set(id, false)
      throw error
    })
    unheard.set(id, false)
  },
  table: (id: string, token = secrets.seat(id)) => call<Table>(`/tables/${id}`, { token }),
  invitation: () => call<Invitation>('/invitation'),
  byCode: (code: string) => call<{ id: string }>(`/codes/${encodeURIComponent(code)}`),

  /** Make a table and keep its secrets. */
  async make(table: NewTable): Promise<MadeTable> {
    const made = await post<MadeTable>('/tables', table)
    secrets.keep(made.id, made.tokens)
    return made
  },

  /** Take a seat and keep its token. */
  async join(id: string, name: string, seat: number | null = null): Promise<number> {
    const joined = await post<{ seat: number; token: string }>(`/tables/${id}/join`, { seat, name })
    secrets.keep(id, { [joined.seat]: joined.token })
    return joined.seat
  },

  leave: (id: string) => post(`/tables/${id}/leave`, {}, secrets.seat(id)),
  setSeat: (id: string, n: number, kind: SeatKind, bot?: string) =>
    post(`/tables/${id}/seats/${n}`, { kind, bot }),
  start: (id: string) => post(`/tables/${id}/start`),
  setOptions: (id: string, options: { latecomers?: boolean; spectator_chat?: boolean }) =>
    post(`/tables/${id}/options`, options),
  /** Pledge a part of the next deal, and give it once that is due (`fair.ts`). */
  pledge: (id: string, pledge: string, token: string | null) =>
    post(`/tables/${id}/pledge`, { pledge }, token),
  givePart: (id: string, part: string, token: string | null) =>
    post(`/tables/${id}/part`, { part }, token),
  /** The next game of the same people. */
  rematch: (id: string) => post<{ id: string }>(`/tables/${id}/rematch`, {}, secrets.seat(id)),
  /** Round by round; the contents depend on the game. */
  chart: <T = Chart>(id: string) => call<T>(`/tables/${id}/chart`),
  /** A picture of the end; of a seat, else of the best person. */
  posterAddress: (id: string, seat?: number) =>
    address(`/tables/${id}/poster.png`, { seat: seat?.toString() }),
  deal: (code: string) => call<Deal>(`/deals/${encodeURIComponent(code)}`),
  recordAddress: (id: string) => at(`/api/tables/${id}/record`),
  replayOfTable: (id: string, seat?: string) =>
    call<Replay>(`/tables/${id}/replay`, { query: { seat } }),
  replay: (id: string, seat?: string) => call<Replay>(`/replays/${id}`, { query: { seat } }),
  proof: (id: string) => call<Proof>(`/replays/${id}/proof`),
  explain: (id: string, thing: string) =>
    call<Explained>(`/replays/${id}/explain`, { query: { thing } }),
  upload: (record: string) => post<{ id: string }>('/replays', record),
  rules: () => call<RulesSection[]>('/rules'),
  texts: () => call<Texts>('/texts'),
  /** Something went wrong in the page. */
  fault: (fault: Fault) => post('/faults', fault),

  /** Where the socket of a table is; `seen` is the last choice that the client has applied. */
  socket(id: string, seen: number | null): string {
    const token = secrets.seat(id) ?? undefined
    const name = token ? undefined : settings.get('name')
    const query = { token, name, seen: seen?.toString() }
    const url = new URL(address(`/tables/${id}/socket`, query), location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    return url.href
  },
}

// ---------- secrets ----------

/** Seat to token; several seats in a hot-seat game. */
type Secrets = Record<string, string>

const key = (id: string) => `folsom.table.${id}`

function read(id: string): Secrets {
  try {
    const kept = JSON.parse(localStorage.getItem(key(id)) ?? '{}') as { seats?: Secrets }
    return kept.seats ?? {}
  } catch {
    return {}
  }
}

/** Seat tokens of this device. */
export const secrets = {
  seat: (id: string) => Object.values(read(id))[0] ?? null,
  /** These and no others. The token of a link has no seat yet: `{ link: token }`. */
  keep: (id: string, seats: Secrets) => localStorage.setItem(key(id), JSON.stringify({ seats })),
  /** They open nothing any more. */
  forget: (id: string) => localStorage.removeItem(key(id)),
  /** The seats of one table are those of another, unless the device has some there already. */
  passOn(from: string, to: string): void {
    if (!this.seat(to) && this.seat(from)) this.keep(to, read(from))
  },
}

/** Tables that are to be listed, until the server has heard it: a page may be left meanwhile. */
const unheard = {
  ids: (): string[] => JSON.parse(localStorage.getItem('folsom.unheard') ?? '[]') as string[],
  set(id: string, isUnheard: boolean): void {
    const others = this.ids().filter((other) => other !== id)
    localStorage.setItem('folsom.unheard', JSON.stringify(isUnheard ? [...others, id] : others))
  },
}
