import { isDeepStrictEqual } from 'node:util'
import { supposedAmong } from '../cards/supposed.ts'
import { type CardIds, withCardIds } from '../protocol/card-ids.ts'
import { Client } from '../protocol/client.ts'
import type { Engine } from '../protocol/engine.ts'
import { EngineError, EngineFailure, ProtocolViolation } from '../protocol/failures.ts'
import { helloFault } from '../protocol/hello-fault.ts'
import { caseLimitFor, defaultLimits } from '../protocol/lives.ts'
import type { HelloResult } from '../protocol/types.ts'
import { wrongDeclines } from '../steps/judge/custom-says.ts'
import { engineOf } from './engines.ts'
import type { RunOptions } from './options.ts'
import { GreetingError, UsageError } from './usage-error.ts'

/** The engines under test: as many of the same as play side by side. */
export interface Tables {
  readonly command: string
  readonly clients: readonly Client[]
  /** Greetings of all of them. */
  greet(titles: readonly string[]): Promise<HelloResult>
  /** Takes leave of all; never fails. */
  close(): Promise<void>
}

/** Engines for a run of so many cases; none is started before it is greeted. */
export function tablesFor(
  { engine, helloTimeout, timeout, caseTimeout = caseLimitFor(timeout), strict = false, jobs = 1, report }: RunOptions,
  cases: number,
  ids?: CardIds,
): Tables {
  if (jobs > 1) refuseJobs(report)
  const request = timeout ?? defaultLimits.request
  const limits = { request, hello: helloTimeout ?? Math.max(request, defaultLimits.hello) }
  // Of the built-in engine the others are in threads of their own.
  const here = engine === undefined ? 1 : Math.max(1, Math.min(jobs, cases))
  const engines = Array.from({ length: here }, () => engineOf(engine, limits))
  const clients = engines.map(one => new Client(ids ? withCardIds(one, ids) : one, { strict, caseLimit: caseTimeout }))
  const command = engines[0]?.command ?? ''
  return {
    command,
    clients,
    greet: titles => greetAll(engines, clients, titles),
    close: async () => {
      await Promise.all(clients.map(client => client.bye()))
    },
  }
}

function refuseJobs(report: RunOptions['report']): void {
  const own = report.find(format => format === 'messages' || format === 'allure')
  if (own)
    throw new UsageError(`--report ${own}: Cucumber writes this and plays one case after the other; leave out --jobs.`)
}

async function greetAll(
  engines: readonly Engine[],
  clients: readonly Client[],
  titles: readonly string[],
): Promise<HelloResult> {
  const greetings = await Promise.allSettled(clients.map(client => client.hello(titles, supposedAmong(titles))))
  const hellos = greetings.map((greeting, index) => {
    if (greeting.status === 'fulfilled') return greeting.value
    throw whyNotGreeted(greeting.reason, clients[index]?.command ?? '', index, clients.length)
  })
  const [hello] = hellos
  if (!hello) throw new Error('There is no engine to greet.')
  requireUnderstood(hellos, clients[0]?.command ?? '')
  requireSeveral(engines)
  const wrong = wrongDeclines(hello.declines)
  if (wrong) throw new GreetingError(`The engine ${clients[0]?.command ?? ''} answered, but ${wrong}`)
  if (hellos.some(other => !isDeepStrictEqual(other, hello))) throw new GreetingError(tellsOtherwise(clients.length))
  return hello
}

/** Checks a greeting against the protocol, as it is kept and asked throughout the run. */
function requireUnderstood(hellos: readonly HelloResult[], command: string): void {
  for (const hello of hellos) {
    const fault = helloFault(hello)
    if (fault)
      throw new GreetingError(
        `--engine ${command}: this engine cannot be understood: its "hello" has ${fault}. \`doctor\` looks it over.`,
      )
  }
}

function requireSeveral([first, ...others]: readonly Engine[]): void {
  if (!others.length || !first?.hasOneTable?.()) return
  throw new UsageError(
    `--jobs ${others.length + 1}: the engine at ${first.command} has a single table, as its answer to hello has no header Stccg-Session. Leave out --jobs.`,
  )
}

const tellsOtherwise = (jobs: number): string =>
  `--jobs ${jobs}: the engine does not answer hello alike each time it is started, so what comes of a case would hang on which one plays it. Leave out --jobs, or make the answers the same.`

/** An engine that cannot even be greeted is a matter for whoever typed its command, not for the report. */
function whyNotGreeted(error: unknown, command: string, index: number, of: number): unknown {
  if (![EngineFailure, EngineError, ProtocolViolation].some(kind => error instanceof kind)) return error
  const which = of > 1 ? `, number ${index + 1} of ${of},` : ''
  const { message } = error as Error
  const said = error instanceof EngineError ? brief(message) : message
  return new GreetingError(`--engine ${command}: this engine${which} cannot be greeted. ${said}`)
}

/** Characters of an engine's own words that are told here. */
const told = 500

/** An engine's words on one line. */
const brief = (text: string): string => {
  const line = text.trim().replace(/\s+/g, blanks => (/[\r\n]/.test(blanks) ? ' ' : blanks))
  return line.length > told ? `${line.slice(0, told)}…` : line
}
