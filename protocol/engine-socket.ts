import { connect, type Socket } from 'node:net'
import type { Contact } from './contact.ts'
import { Conversation } from './conversation.ts'
import type { Life } from './lives.ts'
import { settles } from './settles.ts'
import type { Reply, Request } from './types.ts'

/** One connection to an engine that listens, from its opening to its end. The first failure closes it. */
export class EngineSocket implements Life {
  readonly #abort = new AbortController()
  readonly #conversation: Conversation
  readonly #socket: Promise<Socket | undefined>
  readonly #closed: Promise<void>

  constructor(contact: Contact, host: string, port: number) {
    const { signal } = this.#abort
    this.#conversation = new Conversation({
      write: line => void this.#socket.then(socket => socket?.write(line)),
      cut: () => this.#abort.abort(),
      lastWords: () => '',
    })
    this.#socket = contact
      .reach(() => open(host, port, signal), signal)
      .catch(error => void this.#conversation.fail(error))
    this.#closed = this.#socket.then(socket => socket && this.#listen(socket))
  }

  isOver(): boolean {
    return this.#conversation.isOver()
  }

  ask(request: Request, limit: number): Promise<Reply> {
    return this.#conversation.ask(request, limit)
  }

  /** Waits for `grace` milliseconds until the engine has closed its side, too. */
  async end(grace: number): Promise<void> {
    await this.#conversation.takeLeave(grace)
    void this.#socket.then(socket => socket?.end())
    await settles(this.#closed, grace)
    this.#abort.abort()
    await this.#closed
  }

  #listen(socket: Socket): Promise<void> {
    let how = 'closed the connection'
    socket.on('data', chunk => this.#conversation.receive(chunk as Buffer))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      how = `broke the connection (${error.code})`
    })
    return new Promise(resolve => {
      socket.once('close', () => {
        this.#conversation.end(how)
        resolve()
      })
    })
  }
}

function open(host: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    const cut = () => socket.destroy()
    signal.addEventListener('abort', cut)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('close', () => {
      signal.removeEventListener('abort', cut)
      reject(new Error('The connection was given up.'))
    })
  })
}
