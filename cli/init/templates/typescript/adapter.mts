// Connects an engine to stccg-conformance: one line of JSON per request on stdin, one per reply on stdout.
import { createInterface } from 'node:readline'

type Json = Record<string, unknown>

const engine = { name: 'My engine', version: '0.1', language: 'TypeScript' }
/** What the engine can do; nothing yet, so every case is not applicable. Declare a word together with the lines that serve it. */
const can = { rulesets: [], phases: [], places: [], actions: [], decisions: [] }
/** The titles of the printed cards that the engine has. */
const cards: ReadonlySet<string> = new Set()

/** The request cannot be served. What the rules forbid is no failure but the outcome "refused". */
class Failure extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const verbs: Record<string, (request: Json) => Json> = {
  hello({ protocols, titles }) {
    if (!(protocols as string[]).includes('1.0'))
      throw new Failure('unsupported', 'This adapter speaks version 1.0 of the protocol.')
    const unknownTitles = (titles as string[]).filter(title => !cards.has(title))
    return { protocol: '1.0', engine, can, unknownTitles }
  },

  /** Forget the last game, put every card of `request.board` where it lies, and return `{ pending }`: the decisions to be made. */
  arrange(_request) {
    throw new Failure('unsupported', 'This adapter cannot set up a board yet.')
  },

  /** Let the player `request.as` start `request.act`; return `{ outcome, pending }`, the outcome being done or refused. */
  act(_request) {
    throw new Failure('out-of-order', 'Nothing is arranged.')
  },

  /** Answer the pending decision `request.q` with `request.answer`; return the same as for an act. */
  answer(_request) {
    throw new Failure('out-of-order', 'Nothing is asked.')
  },

  /** Return `{ board, pending }`, the whole board as it is now, and change nothing. */
  observe(_request) {
    throw new Failure('out-of-order', 'Nothing is arranged.')
  },

  bye: () => ({}),
}

function requestIn(line: string): Json {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (error) {
    throw new Failure('bad-json', String(error))
  }
  if (typeof request === 'object' && request !== null && Number.isInteger((request as Json).id)) return request as Json
  throw new Failure('bad-request', 'A request is an object with a whole number as "id".')
}

function serve(request: Json): Json {
  if (typeof request.do !== 'string') throw new Failure('bad-request', 'A request has a verb as "do".')
  if (!Object.hasOwn(verbs, request.do)) throw new Failure('unknown-verb', `There is no verb ${request.do}.`)
  return verbs[request.do]!(request)
}

// stdout carries replies only; whatever else there is to say goes to console.error.
for await (const line of createInterface({ input: process.stdin })) {
  let request: Json | undefined
  let reply: Json
  try {
    request = requestIn(line)
    reply = { id: request.id, result: serve(request) }
  } catch (error) {
    const code = error instanceof Failure ? error.code : 'internal'
    reply = { id: request?.id ?? null, error: { code, message: String(error) } }
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`)
  if (request?.do === 'bye') break
}
