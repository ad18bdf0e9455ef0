/** Connection: the socket of a table, which comes back by itself and loses no command. */

import type { Command, FromServer, Reply } from '../types'

export type Line = 'connecting' | 'live' | 'lost' | 'refused'

const FIRST_RETRY = 400
const LAST_RETRY = 8_000
const PING_EVERY = 20_000
/** A line on which an answer takes longer is as good as broken. */
const PATIENCE = 6_000
/** Close codes after which trying again is of no use: token, origin, table, a game of old. */
const FINAL = [4401, 4403, 4404, 4410]

interface Pending {
  message: string
  settle: (reply: Reply) => void
}

/** Eight signs that nobody else has. `randomUUID` is missing where a page came over plain http. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

export class Connection {
  #socket: WebSocket | null = null
  #pending = new Map<string, Pending>()
  #wait = FIRST_RETRY
  #retry: ReturnType<typeof setTimeout> | undefined
  #limit: ReturnType<typeof setTimeout> | undefined
  readonly #pings: ReturnType<typeof setInterval>
  #count = 0
  readonly #name = newName()

  constructor(
    readonly address: () => string,
    readonly hear: (message: FromServer) => void,
    readonly line: (state: Line, code?: number) => void,
  ) {
    this.#pings = setInterval(() => this.#ping(), PING_EVERY)
    addEventListener('online', this.#hasten)
    document.addEventListener('visibilitychange', this.#hasten)
    addEventListener('pagehide', this.#part)
    addEventListener('pageshow', this.#return)
    this.#open()
  }

  /** Send a command; sent again under the same id if the line breaks before the answer. */
  send(command: Command): Promise<Reply> {
    const id = `${this.#name}-${++this.#count}`
    const message = JSON.stringify({ ...command, id })
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle })
      if (this.#isOpen()) this.#transmit(message)
    })
  }

  close(): void {
    clearInterval(this.#pings)
    removeEventListener('online', this.#hasten)
    document.removeEventListener('visibilitychange', this.#hasten)
    removeEventListener('pagehide', this.#part)
    removeEventListener('pageshow', this.#return)
    clearTimeout(this.#retry)
    this.#leave()
  }

  #isOpen = () => this.#socket?.readyState === WebSocket.OPEN

  #open(): void {
    this.line('connecting')
    const socket = new WebSocket(this.address())
    this.#socket = socket
    this.#expect()
    socket.onopen = () => {
      this.#wait = FIRST_RETRY
      for (const { message } of this.#pending.values()) this.#transmit(message)
      this.line('live')
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer)
    socket.onclose = ({ code }) => this.#lost(code)
  }

  #transmit(message: string): void {
    this.#socket!.send(message)
    this.#expect()
  }

  /** From now on something must be heard. */
  #expect(): void {
    this.#limit ??= setTimeout(() => this.#lost(), PATIENCE)
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#limit)
    this.#limit = undefined
    if (message.type === 'reply') {
      this.#pending.get(String(message.id))?.settle(message)
      this.#pending.delete(String(message.id))
    } else this.hear(message)
    if (this.#pending.size) this.#expect()
  }

  /** Have done with the present socket; a dead line would take its time to say that it closes. */
  #leave(): void {
    clearTimeout(this.#limit)
    this.#limit = undefined
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
  }

  #lost(code = 0): void {
    this.#leave()
    if (FINAL.includes(code)) {
      clearInterval(this.#pings)
      return this.line('refused', code)
    }
    this.line('lost')
    this.#retry = setTimeout(() => this.#again(), this.#wait * (0.7 + Math.random() * 0.6))
    this.#wait = Math.min(LAST_RETRY, this.#wait * 2)
  }

  #again(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#open()
  }

  #ping(): void {
    if (this.#isOpen() && !this.#pending.size) void this.send({ type: 'ping' })
  }

  /** The device woke up or found a network: see at once whether the line still stands. */
  #hasten = (): void => {
    if (document.hidden) return
    if (this.#retry !== undefined) this.#again()
    else this.#ping()
  }

  /** Whoever goes to another page is away, even if the browser keeps this one for coming back. */
  #part = (): void => {
    clearTimeout(this.#retry)
    this.#leave()
  }

  #return = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#again()
  }
}
