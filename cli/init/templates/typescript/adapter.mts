// Connects an engine to stccg-conformance: one line of JSON per request on stdin, one per reply on stdout.
import { createInterface } from 'node:readline'
import type * as protocol from 'stccg-conformance/protocol'

// stdout carries replies only: whatever the engine and its libraries log there goes to stderr.
const send = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write

const engine: protocol.EngineInfo = { name: 'My engine', version: '0.1', language: 'TypeScript' }
/** What the engine can do; nothing yet, so every case is not applicable. Declare a word together with the lines that serve it. */
const can: protocol.Can = { rulesets: [], phases: [], places: [], actions: [], decisions: [] }
/** The titles of the printed cards that the engine has. */
const cards: ReadonlySet<string> = new Set()

/** The request cannot be served. What the rules forbid is no failure but the outcome "refused". */
class Failure extends Error {
  readonly code: protocol.ErrorCode

  constructor(code: protocol.ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Load here what takes long: the greeting may take 30 seconds, any other answer two. */
function warmUp(): void {}

function hello({ protocols, titles }: protocol.Hello): protocol.HelloResult {
  if (!protocols.includes('1.0')) throw new Failure('unsupported', 'This adapter speaks version 1.0 of the protocol.')
  warmUp()
  return { protocol: '1.0', engine, can, unknownTitles: titles.filter(title => !cards.has(title)) }
}

/** Forget the last game, and put every card of the board where it lies. */
function arrange(_request: protocol.ArrangeRequest): protocol.ArrangeResult {
  throw new Failure('unsupported', 'This adapter cannot set up a board yet.')
}

/** Let the player `request.as` start `request.act`; the outcome is done or refused. */
function act(_request: protocol.ActRequest): protocol.ActResult {
  throw new Failure('out-of-order', 'Nothing is arranged.')
}

/** Answer the pending decision `request.q` with `request.answer`. */
function answer(_request: protocol.AnswerRequest): protocol.ActResult {
  throw new Failure('out-of-order', 'Nothing is asked.')
}

/** The whole board as it is now; nothing changes. */
function observe(_request: protocol.ObserveRequest): protocol.Observation {
  throw new Failure('out-of-order', 'Nothing is arranged.')
}

/** What was done since the board was set up, the setting up included. */
let course: readonly protocol.Request[] = []

/** Does it all again, for engines that take nothing back: after a try, or when an act of several commands fails half-way. Returns what is pending. */
function rollBack(): readonly protocol.Question[] {
  const results = course.map(served)
  return (results.at(-1) as protocol.ArrangeResult).pending
}

function serve(request: protocol.Request): protocol.Result {
  const result = served(request)
  if (request.do === 'arrange') course = [request]
  if (!('outcome' in result) || result.outcome !== 'done') return result
  if (request.do === 'act' && request.try) return { outcome: 'allowed', pending: rollBack() }
  course = [...course, request]
  return result
}

function served(request: protocol.Request): protocol.Result {
  if (typeof request.do !== 'string') throw new Failure('bad-request', 'A request has a verb as "do".')
  switch (request.do) {
    case 'hello':
      return hello(request)
    case 'arrange':
      return arrange(request)
    case 'act':
      return act(request)
    case 'answer':
      return answer(request)
    case 'observe':
      return observe(request)
    case 'bye':
      return {}
    default:
      throw new Failure('unknown-verb', `There is no verb ${(request as { do: string }).do}.`)
  }
}

function requestIn(line: string): protocol.Request {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (error) {
    throw new Failure('bad-json', String(error))
  }
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : undefined
  if (Number.isInteger(id)) return request as protocol.Request
  throw new Failure('bad-request', 'A request is an object with a whole number as "id".')
}

/** What is null in the engine is absent in the protocol; only a game may have null as its winner. */
const withoutNulls = (key: string, value: unknown): unknown => (value === null && key !== 'winner' ? undefined : value)

for await (const line of createInterface({ input: process.stdin })) {
  let request: protocol.Request | undefined
  let reply: string
  try {
    request = requestIn(line)
    reply = JSON.stringify({ id: request.id, result: serve(request) }, withoutNulls)
  } catch (error) {
    if (!(error instanceof Failure)) console.error(error)
    const code = error instanceof Failure ? error.code : 'internal'
    reply = JSON.stringify({ id: request?.id ?? null, error: { code, message: String(error) } })
  }
  send(`${reply}\n`)
  if (request?.do === 'bye') break
}
