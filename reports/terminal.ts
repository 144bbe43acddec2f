import { styleText } from 'node:util'
import { lawName } from './law-name.ts'
import type { ShardLine } from './lines.ts'
import { littlePlayed, nothingPlayed } from './played.ts'
import { reachSays } from './reach.ts'
import { otherwiseRead, readingSays } from './readings.ts'
import { alike, rerun } from './rerun.ts'
import type { CaseResult, Conformance, Outcome, Totals } from './result.ts'
import { percentText, score } from './score.ts'
import { supposedInShort } from './supposed.ts'
import { diagnosisLines } from './terminal-diagnosis.ts'
import { type Paint, type Style, table } from './terminal-table.ts'
import { unlockingLines } from './terminal-unlocking.ts'
import { topicTitle } from './topics.ts'
import { helpGiven } from './unlocking-words.ts'
import {
  brokenMeans,
  brokenSays,
  counted,
  countOf,
  duration,
  isTrouble,
  outcomeMeaning,
  outcomeWords,
  printable,
} from './words.ts'
import { indent, wrap } from './wrap.ts'

export { wrap }

/** Failures printed in full; the rest is in the HTML report. */
const shown = 20

export interface TerminalOptions {
  /** Width in characters. */
  readonly columns: number
  readonly color: boolean
}

/** Width and colours that a stream can show: colours on a terminal, elsewhere with FORCE_COLOR, and never with NO_COLOR. */
export function terminalOptions(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv = process.env): TerminalOptions {
  const refused = Boolean(env.NO_COLOR) || env.TERM === 'dumb'
  const forced = !env.NO_COLOR && env.FORCE_COLOR !== undefined && !['0', 'false'].includes(env.FORCE_COLOR)
  return { columns: stream.columns ?? 100, color: forced || (Boolean(stream.isTTY) && !refused) }
}

/** Where to read on. */
export const reportLine = (html: string): string => `Report: ${printable(html)}\n`

/** The end of a run as plain text: tables by document and topic, failures, score. */
export function terminalSummary(result: Conformance, options: TerminalOptions): string {
  const paint: Paint = (style, text) => (options.color ? styleText(style, text, { validateStream: false }) : text)
  const columns = Math.max(40, options.columns)
  const blocks = [
    table(
      'Document',
      result.documents.filter(({ totals }) => totals.cases).map(line => [line.title, line.totals]),
      columns,
      paint,
    ),
    ...topics(result, columns, paint),
    ...failures(
      result.cases.filter(one => isTrouble(one.outcome)),
      columns,
      paint,
      result,
    ),
    ...broken(result, columns, paint),
    ...(result.diagnosis ? [diagnosisLines(result.diagnosis, columns, text => paint('bold', text))] : []),
    ...readings(result, columns, paint),
    ...(result.unlocking ? unlockingLines(result.unlocking, columns, text => paint('bold', text)) : []),
    closing(result, options, paint),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The topics that are not at 100 %, and how many are. */
function topics(result: Conformance, columns: number, paint: Paint): readonly string[] {
  const rows = result.topics.map(line => [topicTitle(result, line.topic), line.totals] as const)
  const isFull = ([, totals]: (typeof rows)[number]): boolean => score(totals).percent === 100
  const full = rows.length > 1 ? rows.filter(isFull).length : 0
  const others = full ? rows.filter(row => !isFull(row)) : rows
  const folded = full ? [paint('green', `${others.length ? '' : 'All '}${counted(full, 'topic')}: 100 %`)] : []
  return [[...(others.length ? [table('Topic', others, columns, paint)] : []), ...folded].join('\n')].filter(Boolean)
}

const colours: Partial<Record<Outcome, Style>> = { unproven: 'yellow' }

function failures(cases: readonly CaseResult[], columns: number, paint: Paint, result: Conformance): string[] {
  const told = alike(cases)
  const more = told.slice(shown).reduce((sum, { also }) => sum + 1 + also.length, 0)
  const rest = more > 0 ? [`… and ${counted(more, 'more case')} to look into.`] : []
  return [...told.slice(0, shown).map(one => failure(one, columns, paint, result)), ...rest]
}

function failure(
  { one, also }: ReturnType<typeof alike>[number],
  columns: number,
  paint: Paint,
  result: Conformance,
): string {
  const title = paint(colours[one.outcome] ?? 'red', outcomeWords[one.outcome])
  const message = printable(one.message ?? outcomeMeaning[one.outcome]).trimEnd()
  const laws = [one.ruleset, ...also].map(law => lawName(result, law)).join('; ')
  return [
    `${title}  ${paint('bold', printable(one.id))}`,
    indent(printable(`${one.scenario} (${laws})`), columns),
    indent(printable(`${one.feature.uri}:${one.feature.line}`), columns),
    indent(message, columns),
    ...(one.issue ? [`  its author works on it: ${printable(one.issue)}`] : []),
    `  again: ${rerun(result, one)}`,
  ].join('\n')
}

function broken({ broken: lines = [] }: Conformance, columns: number, paint: Paint): string[] {
  if (!lines.length) return []
  const told = lines.map(line => indent(printable(brokenSays(line)), columns))
  return [[paint('red', 'Broken'), ...told, indent(brokenMeans, columns)].join('\n')]
}

function readings(result: Conformance, columns: number, paint: Paint): string[] {
  const lines = otherwiseRead(result)
  if (!lines.length) return []
  return [
    [paint('bold', 'Open questions'), ...lines.map(line => indent(readingSays(line, result), columns))].join('\n'),
  ]
}

function closing(result: Conformance, { columns }: TerminalOptions, paint: Paint): string {
  const { passed, scored } = score(result.totals)
  const label = result.label === undefined ? '' : ` (${result.label})`
  const engine = printable(`${result.engine.name} ${result.engine.version}${label}`)
  const verdict = `${engine}: ${percentText(score(result.totals))}, ${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed`
  const nothing = nothingPlayed(result.totals)
  const little = littlePlayed(result.totals)
  return [
    nothing
      ? `${paint('bold', engine)}: ${paint('red', nothing)}`
      : `${paint('bold', verdict)} in ${duration(result.milliseconds)}.${reachSays(result.reach)}`,
    wrap(others(result.totals), Math.max(40, columns)).join('\n'),
    ...supposedInShort(result.supposed, result.cases),
    ...helpGiven(result.cases).flatMap(line => wrap(line, Math.max(40, columns))),
    ...(little ? wrap(little, Math.max(40, columns)).map(line => paint('red', line)) : []),
    ...(result.complete ? [] : [paint('red', 'Incomplete: the run was cut short, cases are missing.')]),
    ...(result.shard ? [shardSays(result.shard)] : []),
  ]
    .filter(line => line !== '')
    .join('\n')
}

function shardSays({ index, count }: ShardLine): string {
  return `This is shard ${index} of ${count}; \`merge\` puts them together.`
}

function others(totals: Totals): string {
  const kinds = (Object.keys(outcomeWords) as Outcome[]).filter(kind => kind !== 'pass' && countOf(totals, kind) > 0)
  return kinds.map(kind => `${totals[kind]} ${outcomeWords[kind]}`).join(' · ')
}
