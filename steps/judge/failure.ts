import type { Client } from '../../protocol/client.ts'
import { EngineError, EngineFailure, ProtocolViolation } from '../../protocol/failures.ts'
import { printable } from '../../protocol/printable.ts'
import { type Ability, Beyond } from './beyond.ts'
import { Mismatch } from './mismatch.ts'
import { Unaskable } from './unaskable.ts'

export type Played =
  | 'pass'
  | 'partly-checked'
  | 'fail'
  | 'engine-error'
  | 'timeout'
  | 'crash'
  | 'suite-error'
  | 'unsupported'

/** Combinations that an engine lacks although it declares every word. */
export const inCombination = 'what it declares, in this combination'

/** Why a case did not pass. */
export interface Failure {
  readonly outcome: Exclude<Played, 'pass' | 'partly-checked'>
  readonly message: string
  readonly lacks?: Ability
  /** Where the engine's author works on it. */
  readonly issue?: string
}

/** What it means that this was thrown while a case was played, whatever it is, with no character that hides; never rejects. */
export async function failureOf(error: unknown, client: Client): Promise<Failure> {
  const failure = await meaningOf(error, client).catch(() => suiteError(inWords(error)))
  return { ...failure, message: printable(failure.message) }
}

const meaningOf = async (error: unknown, client: Client): Promise<Failure> =>
  foreseen(error) ?? (await broken(client)) ?? suiteError(inWords(error))

/** A failure of the suite, which says nothing of the engine; `what` follows a colon. */
export function suiteError(what: string): Failure {
  const message = `The suite itself failed on this case, which says nothing of the engine: ${what}. Please report it with this case and its messages.`
  return { outcome: 'suite-error', message }
}

/** What an engine that failed so comes to. */
export const outcomeOf = ({ kind }: EngineFailure): 'timeout' | 'crash' | 'engine-error' =>
  kind === 'babble' ? 'engine-error' : kind

function foreseen(error: unknown): Failure | undefined {
  if (error instanceof Beyond) return { outcome: 'unsupported', message: error.message, lacks: error.ability }
  if (error instanceof Mismatch) return { outcome: 'fail', message: error.message }
  if (error instanceof Unaskable) return { outcome: 'suite-error', message: nobodysFault(error.message) }
  if (error instanceof EngineFailure) return { outcome: outcomeOf(error), message: error.message }
  if (error instanceof EngineError) return ownedUp(error)
  const isEngines = error instanceof ProtocolViolation && error.side === 'engine'
  return isEngines ? { outcome: 'engine-error', message: error.message } : undefined
}

function ownedUp({ code, message, issue }: EngineError): Failure {
  const said = { message, ...(issue ? { issue } : {}) }
  return code === 'unsupported'
    ? { outcome: 'unsupported', ...said, lacks: inCombination }
    : { outcome: 'engine-error', ...said }
}

const nobodysFault = (what: string): string =>
  `The scenario asks for what no engine can be asked for, which says nothing of this one: ${what}.`

/** What makes no sense to the judge is the engine's doing if it broke the protocol. */
async function broken(client: Client): Promise<Failure | undefined> {
  const violation = await client.violation()
  return violation && { outcome: 'engine-error', message: violation.message }
}

/** Characters of what was thrown that are told. */
const told = 300

/** Name, message and file of what was thrown; nothing that is thrown can make this throw. */
function inWords(error: unknown): string {
  try {
    const file =
      error instanceof Error &&
      /\/((?:steps|protocol|engine|runner|analysis|cards)\/[\w./-]+\.ts)/.exec(error.stack ?? '')
    return `${String(error).slice(0, told)}${file ? ` (in ${file[1]})` : ''}`
  } catch {
    return 'something was thrown that cannot be put into words'
  }
}
