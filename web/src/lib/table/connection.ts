/** Connection: the socket of a table, which comes back by itself and loses no command. */

import type { Command, FromServer, Reply } from '../types'

export type Line = 'connecting' | 'live' | 'lost' | 'refused'

const FIRST_RETRY = 400
const LAST_RETRY = 8_000
const PING_EVERY = 20_000
const PING_LIMIT = 8_000
/** Close codes after which trying again is of no use: token, table, origin. */
const FINAL = [4401, 4403, 4404]

interface Pending {
  message: string
  settle: (reply: Reply) => void
}

export class Connection {
  #socket: WebSocket | null = null
  #pending = new Map<string, Pending>()
  #retry = FIRST_RETRY
  #closed = false
  #timers: ReturnType<typeof setTimeout>[] = []
  #count = 0
  readonly #name = crypto.randomUUID().slice(0, 8)

  constructor(
    readonly address: () => string,
    readonly hear: (message: FromServer) => void,
    readonly line: (state: Line, code?: number) => void,
  ) {
    this.#open()
  }

  /** Send a command; sent again under the same id if the line breaks before the answer. */
  send(command: Command): Promise<Reply> {
    const id = `${this.#name}-${++this.#count}`
    const message = JSON.stringify({ ...command, id })
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message)
    })
  }

  close(): void {
    this.#closed = true
    this.#timers.forEach(clearTimeout)
    this.#socket?.close()
  }

  #open(): void {
    this.line('connecting')
    const socket = new WebSocket(this.address())
    this.#socket = socket
    socket.onopen = () => {
      this.#retry = FIRST_RETRY
      for (const { message } of this.#pending.values()) socket.send(message)
      this.line('live')
      this.#watch(socket)
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer)
    socket.onclose = ({ code }) => this.#lost(code)
  }

  #hear(message: FromServer): void {
    if (message.type !== 'reply') return this.hear(message)
    this.#pending.get(message.id)?.settle(message)
    this.#pending.delete(message.id)
  }

  #lost(code: number): void {
    if (this.#closed) return
    if (FINAL.includes(code)) return this.line('refused', code)
    this.line('lost')
    this.#timers = [setTimeout(() => this.#open(), this.#retry * (0.7 + Math.random() * 0.6))]
    this.#retry = Math.min(LAST_RETRY, this.#retry * 2)
  }

  /** A line that does not answer is as good as broken. */
  #watch(socket: WebSocket): void {
    const timer = setTimeout(() => {
      if (this.#closed || socket !== this.#socket || socket.readyState !== WebSocket.OPEN) return
      const limit = setTimeout(() => socket.close(), PING_LIMIT)
      void this.send({ type: 'ping' }).then(() => {
        clearTimeout(limit)
        this.#watch(socket)
      })
    }, PING_EVERY)
    this.#timers.push(timer)
  }
}
