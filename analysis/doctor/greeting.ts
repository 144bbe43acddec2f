import { EngineBabble, EngineCrash, EngineError, EngineTimeout } from '../../protocol/failures.ts'
import { helloFault } from '../../protocol/hello-fault.ts'
import type { HelloResult } from '../../protocol/types.ts'
import { type Complaint, type Finding, verdictOn } from './finding.ts'
import type { Patient } from './patient.ts'
import type { Silence } from './silence.ts'
import { roomy, seconds } from './slowness.ts'

/** No card has this title, and no encoding but UTF-8 lets it pass unharmed. */
export const probe = 'Ünheard-of “Ω” 名'

const says = 'It can be greeted'

/** The reply to the greeting, or why there is none. */
export async function greeting(
  patient: Patient,
  silence: () => Promise<Silence>,
): Promise<{ readonly hello?: HelloResult; readonly findings: readonly Finding[] }> {
  try {
    const hello = await patient.greet()
    const faults = envelopeFaults(hello)
    return { ...(faults.length ? {} : { hello }), findings: verdictOn('greeting', says, faults, introduced(hello)) }
  } catch (error) {
    return { findings: verdictOn('greeting', says, [withCause(await complaint(error, silence))]) }
  }
}

function introduced({ engine }: HelloResult): string {
  return `${engine?.name} ${engine?.version}`
}

function envelopeFaults(hello: HelloResult): readonly Complaint[] {
  const { protocol, engine, can } = hello
  if (protocol !== '1.0')
    return [
      {
        seen: `It picked the protocol ${JSON.stringify(protocol)}, which was not offered.`,
        mend: 'Reply to `hello` with "protocol": one of the versions in "protocols".',
      },
    ]
  if (typeof engine?.name !== 'string' || typeof engine?.version !== 'string')
    return [
      {
        seen: `Its reply to \`hello\` has ${JSON.stringify(engine)} as "engine".`,
        mend: 'Reply to `hello` with "engine": {"name": …, "version": …}, both texts.',
      },
    ]
  if (typeof can === 'object' && can !== null && !Array.isArray(can)) return oddFields(hello)
  return [
    {
      seen: `Its reply to \`hello\` has ${JSON.stringify(can)} as "can".`,
      mend: 'Reply to `hello` with "can": an object; an empty one declares nothing.',
    },
  ]
}

function oddFields(hello: HelloResult): readonly Complaint[] {
  const fault = helloFault(hello)
  if (!fault) return []
  const [, field, what = ''] = /as "(?:can\.)?([\w.]+)(?:[^\w."][^"]*)?", which should be (.+)$/.exec(fault) ?? []
  const mend = `"${field}" is ${what.replace(/ of at most [\d,]+ words/, ' of words')}; docs/protocol-reference.md has every field.`
  return [{ seen: `Its reply to \`hello\` has ${fault}.`, mend }]
}

async function complaint(error: unknown, silence: () => Promise<Silence>): Promise<Complaint> {
  const seen = (error as Error).message
  if (error instanceof EngineTimeout) return whySilent(seen, await silence())
  if (error instanceof EngineCrash)
    return {
      seen,
      mend: 'Let the program read requests from stdin until stdin ends; its last words tell why it ended.',
    }
  if (error instanceof EngineBabble) return { seen, mend: babbleMend(seen) }
  if (!(error instanceof EngineError)) throw error
  return {
    seen: `It replied to \`hello\` with the error "${error.code}": ${error.message}`,
    mend: error.code === 'unsupported' ? otherVersion : refusedGreeting,
  }
}

const refusedGreeting = 'Reply to `hello` with a result; fields of `hello` that the adapter does not know are ignored.'
const otherVersion =
  'Speak one of the versions in "protocols", 1.0 here: docs/compatibility.md says how versions go together.'

function whySilent(seen: string, silence: Silence): Complaint {
  if (silence.what !== 'slow') return { seen, mend: silenceMends[silence.what] }
  const { milliseconds } = silence
  return {
    seen: `It starts slowly: its answer to \`hello\` came after ${seconds(milliseconds)}.`,
    mend: `Give it more time, with --timeout ${roomy(milliseconds)}, or let it start faster.`,
  }
}

const silenceMends: Readonly<Record<Exclude<Silence['what'], 'slow'>, string>> = {
  unflushed: 'Flush stdout after every reply: the answer came only when stdin ended.',
  'unended line': 'End every reply with a line end (\\n): the answer came without one.',
  silent: 'Read stdin line by line, and reply to each line as soon as it is read.',
}

/** Where the last words of an engine tell what it lacks, that is what is to be mended. */
export function withCause({ seen, mend }: Complaint): Complaint {
  if (/Cannot find package 'stccg-conformance'/.test(seen))
    return { seen, mend: 'Install the package in the folder of the engine: docs/install.md says how.' }
  if (/ERR_UNKNOWN_FILE_EXTENSION|\.[cm]?ts:\d+\n[\s\S]*SyntaxError/.test(seen)) return { seen, mend: noTypeScript }
  return { seen, mend }
}

const noTypeScript =
  'Node before 22.18 runs no TypeScript by itself: start the engine with `node --import stccg-conformance/typescript …`.'

function babbleMend(seen: string): string {
  if (/\\ufeff|\ufeff/.test(seen)) return 'Write UTF-8 without a byte order mark.'
  if (/is not UTF-8/.test(seen)) return 'Write UTF-8 to stdout, whatever the system prefers.'
  if (/(wrong id|no id)/.test(seen)) return 'Repeat the "id" of the request in the reply: the same number, not a text.'
  if (/neither a result nor an error/.test(seen)) return 'Put the answer into "result": {"id": …, "result": {…}}.'
  if (/is not JSON: "[{[]"/.test(seen)) return 'Write each reply on one line, without line ends in it.'
  if (/HTTP status 40[45]/.test(seen)) return 'Answer POST requests at exactly this address.'
  if (/HTTP status/.test(seen)) return 'Answer every request with status 200; errors of the protocol are replies, too.'
  if (/"HTTP\//.test(seen)) return 'This engine speaks HTTP: name it by http:// instead of tcp://.'
  return 'stdout carries replies only: print whatever else there is to say to stderr.'
}
