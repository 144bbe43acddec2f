import { Agent, type ClientRequest, type IncomingMessage, request as plain, type RequestOptions } from 'node:http'
import { Agent as SafeAgent, request as safe } from 'node:https'
import type { Contact } from './contact.ts'
import { babble, isTooLong, late, lineFromEngine, tooLong, tooMuch } from './conversation.ts'
import { nameOf, readReply } from './envelope.ts'
import { EngineBabble, EngineCrash, EngineFailure } from './failures.ts'
import { sessionHeader } from './http-words.ts'
import type { Life } from './lives.ts'
import type { Reply, Request } from './types.ts'

/** A kept connection that nobody used for so long may be about to be closed by the other side. */
const idleMilliseconds = 1_000

interface Answer {
  readonly response: IncomingMessage
  readonly body: Buffer
}

/** One session with an engine behind HTTP, from `hello` to `bye`: one POST per request. The first failure ends it. */
export class EngineSession implements Life {
  readonly #contact: Contact
  readonly #url: URL
  readonly #agent: Agent
  #token: string | undefined
  #lastId = 0
  #over = false
  #busy = false

  constructor(contact: Contact, url: URL) {
    const options = { keepAlive: true, maxSockets: 1, timeout: idleMilliseconds }
    this.#contact = contact
    this.#url = url
    this.#agent = url.protocol === 'https:' ? new SafeAgent(options) : new Agent(options)
  }

  isOver(): boolean {
    return this.#over
  }

  hasOneTable(): boolean {
    return this.#token === undefined
  }

  async ask(request: Request, limit: number): Promise<Reply> {
    const text = JSON.stringify(request)
    if (isTooLong(text)) throw tooLong(request)
    this.#lastId = request.id
    this.#busy = true
    try {
      const reply = await this.#post(request, text, limit)
      this.#over = request.do === 'bye'
      return reply
    } catch (error) {
      this.#over = true
      this.#agent.destroy()
      throw error
    } finally {
      this.#busy = false
    }
  }

  async end(grace: number): Promise<void> {
    if (!this.#over && !this.#busy) await this.ask({ id: this.#lastId + 1, do: 'bye' }, grace).catch(() => {})
    this.#over = true
    this.#agent.destroy()
  }

  async #post(request: Request, text: string, limit: number): Promise<Reply> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), limit)
    try {
      const { signal } = abort
      return this.#read(request, await this.#contact.reach(() => this.#exchange(text, signal), signal))
    } catch (error) {
      throw abort.signal.aborted ? late(request, limit) : named(request, error as NodeJS.ErrnoException)
    } finally {
      clearTimeout(timer)
    }
  }

  async #exchange(text: string, signal: AbortSignal): Promise<Answer> {
    const session = this.#token === undefined ? {} : { [sessionHeader]: this.#token }
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...session }
    const response = await send(this.#url, { method: 'POST', agent: this.#agent, headers, signal }, text)
    return { response, body: await bodyOf(response) }
  }

  #read(request: Request, { response, body }: Answer): Reply {
    const { statusCode, headers } = response
    if (statusCode === 404 && this.#token !== undefined)
      throw new EngineCrash(`The engine no longer knew its session when it was asked ${nameOf(request)}.`)
    if (statusCode !== 200) throw babble(request, `has HTTP status ${statusCode} instead of 200`, body)
    const read = readReply(body, request)
    if ('fault' in read) throw babble(request, read.fault, body)
    if (request.do === 'hello') this.#token = headers[sessionHeader]?.toString()
    return read.reply
  }
}

function send(url: URL, options: RequestOptions, text: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? safe : plain)(url, options, resolve)
    request.once('error', reject)
    // What breaks after the head of the answer shows in the body.
    request.on('error', () => {})
    request.end(text)
  })
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > lineFromEngine) throw new EngineBabble(tooMuch)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A failure of the connection in the words that are used of processes. */
function named(request: Request, error: NodeJS.ErrnoException): Error {
  const { code = '' } = error
  if (error instanceof EngineFailure || !code) return error
  if (code.startsWith('HPE_'))
    return new EngineBabble(`The engine's answer to ${nameOf(request)} is not HTTP: ${error.message}.`)
  const how = code === 'ECONNRESET' ? 'closed the connection' : `broke the connection (${code})`
  return new EngineCrash(`The engine ${how} instead of answering ${nameOf(request)}.`)
}
