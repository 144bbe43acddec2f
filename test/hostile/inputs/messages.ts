import { careful } from '../../../cli/serve/careful.ts'
import { referenceEngine } from '../../../engine/adapter/serve.ts'
import { Client } from '../../../protocol/client.ts'
import type { Engine } from '../../../protocol/engine.ts'
import { nameOf, readReply } from '../../../protocol/envelope.ts'
import { EngineBabble, EngineError, EngineFailure, ProtocolViolation } from '../../../protocol/failures.ts'
import { helloFault } from '../../../protocol/hello-fault.ts'
import { replyTo } from '../../../protocol/serve.ts'
import type { Reply, Request } from '../../../protocol/types.ts'
import { playCase } from '../../../steps/judge/play-case.ts'
import { loadSuite } from '../../../steps/suite/load-suite.ts'
import * as fc from '../../fixture/fc.ts'
import { unhurried } from '../../fixture/patient.ts'
import { playOver } from '../../fixture/play-one.ts'
import type { Input, Read } from './input.ts'
import { mutatedJson } from './mutations.ts'

const { cases } = loadSuite([new URL('../features/marked.feature', import.meta.url).pathname], { cwd: '/' })

interface Said {
  readonly request: Request
  readonly reply: Reply
}

/** What is said in each of the cases, between a client and the reference engine. */
const talks: readonly (readonly Said[])[] = await Promise.all(
  cases.map(async kase => {
    const answer = referenceEngine()
    const said: Said[] = []
    const engine: Engine = {
      command: 'built-in',
      ask: async request => {
        const reply = answer(request)
        said.push({ request, reply })
        return reply
      },
      close: async () => {},
    }
    await playOver(new Client(engine, unhurried), kase)
    return said
  }),
)

const point = fc.nat(talks.length - 1).chain(talk => fc.nat(talks[talk]!.length - 1).map(at => ({ talk, at })))
/** Which message it is goes before the message, on its own line. */
const mutatedMessage = (pick: (said: Said) => unknown): Input['mutated'] =>
  point.chain(({ talk, at }) =>
    mutatedJson(pick(talks[talk]![at]!)).map(bytes =>
      Buffer.concat([Buffer.from(`${talk} ${at}\n`), Buffer.from(bytes as string)]),
    ),
  )

function split(bytes: Buffer): { readonly talk: number; readonly at: number; readonly line: Buffer } {
  const end = bytes.indexOf('\n')
  const [talk = 0, at = 0] = bytes.subarray(0, end).toString().split(' ').map(Number)
  return { talk, at, line: bytes.subarray(end + 1) }
}

/** The reference engine is asked rightly up to that request. */
function served({ bytes }: { readonly bytes: Buffer }): Read {
  const { talk, at, line } = split(bytes)
  const answer = careful(referenceEngine())
  for (const { request } of talks[talk]!.slice(0, at)) answer(request)
  const { reply } = replyTo(line, answer)
  if (!('error' in reply)) return { verdict: 'served' }
  const { code, message } = reply.error
  if (code === 'internal') throw new Error(`internal: ${message}`)
  return { verdict: code, said: [JSON.stringify(message)] }
}

/** One reply of the reference engine is another. */
async function judged({ bytes }: { readonly bytes: Buffer }): Promise<Read> {
  const { talk, at, line } = split(bytes)
  const answer = referenceEngine()
  let asked = -1
  const engine: Engine = {
    command: 'mutated',
    ask: async request => {
      asked += 1
      const right = answer(request)
      if (asked !== at) return right
      const read = readReply(line, request)
      if ('fault' in read) throw new EngineBabble(`The engine's answer to ${nameOf(request)} ${read.fault}.`)
      return read.reply
    },
    close: async () => {},
  }
  const [kase, client] = [cases[talk]!, new Client(engine, unhurried)]
  const hello = await client.hello(kase.titles).catch((error: Error) => error)
  if (hello instanceof Error) return notGreeted(hello)
  const fault = helloFault(hello)
  if (fault) return { verdict: 'not understood', said: [fault] }
  const { outcome, message } = await playCase(kase, { client, hello }, [], () => [])
  if (outcome === 'suite-error') throw new Error(message)
  return { verdict: outcome, said: outcome === 'pass' ? [] : [message ?? ''] }
}

function notGreeted(error: Error): Read {
  if (![EngineFailure, EngineError, ProtocolViolation].some(kind => error instanceof kind)) throw error
  return { verdict: 'not greeted', said: [error.message] }
}

const anything = (): RegExp => /\S/

/** What goes over the wire, to the engine and from it. */
export const messageInputs: readonly Input[] = [
  { name: 'requests', mutated: mutatedMessage(({ request }) => request), read: served, place: anything },
  { name: 'replies', mutated: mutatedMessage(({ reply }) => reply), read: judged, place: anything },
]
