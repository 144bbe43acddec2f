import type { CaseResult, Outcome } from '../../reports/result.ts'
import type { Kind } from './kind.ts'
import { atGreeting, atLeave, casesAt } from './moments.ts'
import type { Found } from './play-kind.ts'

/** Characters that any report of these few cases may have. */
const mostCharacters = 6_000_000
const toLookInto: readonly Outcome[] = ['fail', 'unproven', 'engine-error', 'timeout', 'crash', 'suite-error']

/** What came of it in a word, and the sentence that was said; what is wrong with that. */
export interface Judged {
  readonly outcome: string
  readonly sentence: string
  readonly complaints: readonly string[]
}

/** Holds what came of a run against what is expected of that kind. */
export function judge(kind: Kind, found: Found): Judged {
  const refused = atGreeting.includes(kind.moment) && kind.outcomes.some(one => toLookInto.includes(one))
  const { outcome, sentence, complaints } = refused && !kind.late ? ofRefusal(kind, found) : ofReport(kind, found)
  const shown = found.shown.length ? [] : ['the fault did not show']
  return { outcome, sentence, complaints: [...shown, ...complaints, ...ofWords(found)] }
}

/** Nobody could be greeted: exit code 2, a sentence, and nothing else. */
function ofRefusal({ says = /./ }: Kind, { code, stdout, stderr, report }: Found): Judged {
  const lines = stderr.trimEnd().split('\n')
  const sentence = lines.find(line => /^--engine |^The engine .* answered, but /.test(line)) ?? ''
  const more = lines.filter(line => line !== sentence)
  const complaints = [
    ...(code === 2 ? [] : [`exit code ${code}`]),
    ...(stdout === '' ? [] : ['standard output is not empty']),
    ...(report ? ['there is a report'] : []),
    ...(sentence ? [] : ['no sentence that names the engine']),
    ...(says.test(sentence) ? [] : [`not said: ${says}`]),
    ...(more.every(line => /^Its last lines on stderr:$|^ {2}|^The engine has ended/.test(line))
      ? []
      : ['more than one sentence']),
  ]
  return { outcome: 'not greeted', sentence: sentence.replace(/^.*?: this engine /, ''), complaints }
}

function ofReport(kind: Kind, found: Found): Judged {
  const { code, report } = found
  if (!report) return { outcome: 'no report', sentence: found.stderr.slice(0, 300), complaints: ['no report'] }
  const wanted = casesAt[kind.moment]
  const cases = report.cases
  const suffering = sufferers(kind, found)
  const own = cases.filter(one => suffering.has(one.id))
  const others = cases.filter(one => !suffering.has(one.id))
  const spared: readonly Outcome[] = kind.hurried ? ['pass', 'timeout'] : ['pass']
  const odd = (list: readonly CaseResult[], outcomes: readonly Outcome[]) =>
    list.filter(one => !outcomes.includes(one.outcome)).map(one => `${one.outcome} of ${one.id}: ${one.message}`)
  const { says } = kind
  const messages = own.map(one => one.message ?? '')
  const complaints = [
    ...(report.complete && wanted.every(id => cases.some(one => one.id === id)) ? [] : ['cases are missing']),
    ...(own.length || atLeave.includes(kind.moment) || kind.late ? [] : ['no case suffers']),
    ...odd(own, kind.outcomes),
    ...(own.length && !kind.outcomes.every(one => one === 'pass') && own.every(one => one.outcome === 'pass')
      ? ['every case passed']
      : []),
    ...odd(
      others.filter(one => !diesFirst(kind, one)),
      spared,
    ),
    ...(says
      ? messages.filter(message => !says.test(message)).map(message => `not said: ${says}, but: ${message}`)
      : []),
    ...own.filter(one => one.outcome !== 'pass' && !one.message).map(one => `${one.id} has no message`),
    ...(code === codeOf(cases) ? [] : [`exit code ${code} instead of ${codeOf(cases)}`]),
  ]
  return {
    outcome: [...new Set(own.map(one => one.outcome))].join(', ') || 'spared',
    sentence: messages[0] ?? '',
    complaints,
  }
}

/** The engine has to be started anew before the fault can show. */
const diesFirst = ({ moment }: Kind, { id, outcome }: CaseResult): boolean =>
  moment === 'hello again' && id === casesAt[moment][0] && outcome === 'crash'

/** The cases in which the fault showed. */
function sufferers({ moment, late }: Kind, { shown, report }: Found): ReadonlySet<string> {
  if (atLeave.includes(moment)) return new Set()
  const asked = (report?.cases ?? []).map(one => [one.id, one.transcript.map(idOf)] as const)
  if (atGreeting.includes(moment)) return new Set(asked.map(([id]) => id))
  const ids = asked.flatMap(([, requests]) => requests).sort((a, b) => a - b)
  const after = late || moment === 'between'
  const seen = new Set(after ? shown.map(at => ids.find(id => id > at)) : shown)
  return new Set(asked.filter(([, requests]) => requests.some(id => seen.has(id))).map(([id]) => id))
}

const idOf = ({ request }: CaseResult['transcript'][number]): number =>
  (request as { readonly id?: number } | null)?.id ?? -1

/** As documented: 1 something to look into, 3 nothing was played, 0 all well. */
function codeOf(cases: readonly CaseResult[]): number {
  if (cases.some(one => toLookInto.includes(one.outcome))) return 1
  return cases.every(one => ['not-applicable', 'unsupported'].includes(one.outcome)) ? 3 : 0
}

/** What may never be said, and how much. */
function ofWords({ stdout, stderr, report, reports }: Found): readonly string[] {
  const messages = (report?.cases ?? []).map(one => one.message ?? '')
  const printed = `${stdout}\n${stderr}`
  return [
    ...[...messages, printed].filter(text => stack.test(text)).map(text => `a stack trace: ${text.slice(0, 300)}`),
    ...(/^\s*::|##\[/m.test(printed) ? ['a command to a CI is printed'] : []),
    ...(controls.test(printed)
      ? [`control characters are printed: ${JSON.stringify(controls.exec(printed)?.input.slice(0, 100))}`]
      : []),
    ...Object.entries(reports).flatMap(([name, text]) =>
      text.length > mostCharacters ? [`${name} has ${text.length} characters`] : [],
    ),
    ...(report && Object.values(reports).some(text => !text) ? ['a report is missing'] : []),
  ]
}

/** Ours; the engine's own last lines may hold one, set in by two blanks. */
export const stack = /^(?! {2}).*\n {4}at \S/m
/** All but line ends. */
export const controls = /[^\P{Cc}\n]/u
