import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { foreign } from './foreign.ts'
import { sessionHeader } from './http-words.ts'
import { longestLine, replyTo, tooLong } from './serve.ts'
import { type Server, untilListening } from './server.ts'
import type { Reply, Request } from './types.ts'

type Answer = (request: Request) => Reply

/** Sessions that nobody took leave of; one that was not used for long makes room. */
const mostSessions = 64
/** Milliseconds without a request after which a session may be ended. */
const longUnused = 600_000

/**
 * Serves over HTTP on this machine only, one POST per request. Every `hello` begins a session with an engine of its own, whose
 * token comes in a header and has to be repeated. Port 0: any free one.
 */
export async function serveHttp(engine: () => Answer, port: number): Promise<Server> {
  const sessions = new Sessions()
  const server = createServer((request, response) => {
    handle(request, response, sessions, engine).catch(() => response.destroy())
  })
  const address = await untilListening(server, port, 'http')
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address, close }
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  sessions: Sessions,
  engine: () => Answer,
): Promise<void> {
  const stranger = foreign(request)
  if (stranger) return refuse(response, 403, stranger)
  if (request.method !== 'POST') return refuse(response, 405, 'A request of the protocol is a POST.')
  const token = request.headers[sessionHeader]?.toString()
  const known = token === undefined ? undefined : sessions.find(token)
  if (token !== undefined && !known) return refuse(response, 404, 'There is no such session.')
  const body = await bodyOf(request)
  if (!body) return send(response, tooLong)
  if (!known && !sessions.hasRoom())
    return refuse(response, 503, `There are ${mostSessions} sessions already; take leave of one with bye.`)
  const answer = known ?? engine()
  const { reply, verb } = replyTo(body, answer)
  if (verb === 'bye' && token !== undefined) sessions.end(token)
  if (verb === 'hello' && 'result' in reply) response.setHeader(sessionHeader, token ?? sessions.begin(answer))
  send(response, reply)
}

interface Session {
  readonly answer: Answer
  readonly used: number
}

class Sessions {
  readonly #sessions = new Map<string, Session>()

  begin(answer: Answer): string {
    const token = randomUUID()
    this.#sessions.set(token, { answer, used: performance.now() })
    return token
  }

  /** Whether one more may begin; the one not used for longest makes room, but only if that is long. */
  hasRoom(): boolean {
    if (this.#sessions.size < mostSessions) return true
    const [[token, { used }]] = [...this.#sessions] as [[string, Session]]
    return performance.now() - used > longUnused && this.#sessions.delete(token)
  }

  /** Counts as use. */
  find(token: string): Answer | undefined {
    const session = this.#sessions.get(token)
    if (!session) return undefined
    this.#sessions.delete(token)
    this.#sessions.set(token, { ...session, used: performance.now() })
    return session.answer
  }

  end(token: string): void {
    this.#sessions.delete(token)
  }
}

/** Undefined when it is over the limit; the rest is read and dropped, so that the reply can be heard. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= longestLine) parts.push(part)
  }
  return length <= longestLine ? Buffer.concat(parts) : undefined
}

function send(response: ServerResponse, reply: Reply): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', allow: 'POST' }).end(`${why}\n`)
}
