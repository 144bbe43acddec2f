import type { Diagnosis } from '../../analysis/doctor/doctor.ts'
import type { Finding, State } from '../../analysis/doctor/finding.ts'
import { wrap } from '../../reports/terminal.ts'
import { printable } from '../../reports/words.ts'

const marks: Readonly<Record<State, string>> = { well: 'well', mend: 'MEND', rules: 'rules', note: '–', untried: '–' }
const indent = 7

/** What was found, readable at 80 columns, and what to do next. */
export function printDiagnosis({ command, hello, findings }: Diagnosis, columns: number): string {
  const width = Math.max(40, Math.min(columns, 100))
  const name = hello ? `${hello.engine.name} ${hello.engine.version}` : 'An engine that cannot be greeted'
  const lines = [
    ...wrap(printable(`${name}: ${command}`), width),
    '',
    ...findings.flatMap(one => findingLines(one, width)),
    '',
    ...closing(findings, hello?.can.rulesets).flatMap(line => wrap(line, width)),
  ]
  return `${lines.join('\n')}\n`
}

function findingLines({ says, state, seen, mend }: Finding, width: number): readonly string[] {
  const head = `${marks[state].padEnd(indent)}${says}`
  if (state === 'well') return [...wrapped(`${head}${seen ? ` (${seen})` : ''}`, width)]
  return [
    head,
    ...(seen ?? '').split('\n').flatMap(line => indented(line, width)),
    ...(mend ? indented(`→ ${mend}`, width) : []),
  ]
}

/** Lines of an excerpt and of what an engine wrote are left as they are. */
function indented(text: string, width: number): readonly string[] {
  const line = printable(text)
  const lines = /^\s|^…?[{[]/.test(line) ? [line.slice(0, width - indent)] : wrap(line, width - indent)
  return lines.map(one => `${' '.repeat(indent)}${one}`)
}

function wrapped(text: string, width: number): readonly string[] {
  const [first = '', ...rest] = wrap(text, width)
  return [first, ...rest.map(line => `${' '.repeat(indent)}${line.trimStart()}`)]
}

function closing(findings: readonly Finding[], rulesets: readonly string[] = []): readonly string[] {
  const mends = findings.filter(({ state }) => state === 'mend')
  if (mends.length)
    return [
      `The adapter: ${mends.length} ${mends.length === 1 ? 'thing' : 'things'} to mend. Next:`,
      mends[0]!.mend ?? '',
    ]
  const rules = findings.find(({ state }) => state === 'rules')
  if (rules) return ['The adapter is healthy; what differs is the engine. `run` tells which rulings.']
  if (!rulesets.length)
    return [
      'The adapter is healthy, and declares no ruleset yet. Next: declare one, with a place and a phase, and fill in `arrange` and `observe`.',
    ]
  return ['The adapter is healthy. Next: `run`.']
}
