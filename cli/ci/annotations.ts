import { basename, isAbsolute } from 'node:path'
import { groupBy } from '../../catalogue/group.ts'
import { defused } from '../../reports/defused.ts'
import type { CaseResult } from '../../reports/result.ts'
import { counted, outcomeMeaning, outcomeWords, printable } from '../../reports/words.ts'

/** A line for GitHub, shown beside the line of the file that it is about. */
export interface Annotation {
  readonly file?: string
  readonly line?: number
  readonly title: string
  readonly message: string
}

/** GitHub shows so many errors of one step, and drops the rest without a word. */
const most = 10

/** Workflow commands, one per line; what is left out is counted in the last. */
export function annotationLines(annotations: readonly Annotation[]): string {
  const more = annotations.length - most
  const shown = more > 0 ? annotations.slice(0, most - 1) : annotations
  const rest = {
    title: `${counted(annotations.length - shown.length, 'more error')}`,
    message: 'GitHub shows ten errors of a step. The report and the summary of the job have them all.',
  }
  return [...shown, ...(more > 0 ? [rest] : [])].map(one => `${command(one)}\n`).join('')
}

function command({ file, line, title, message }: Annotation): string {
  const properties = Object.entries({ file, line, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${property(String(value))}`],
  )
  return `::error ${properties.join(',')}::${data(message)}`
}

/** Others than GitHub read our lines, too: no marker stands in them but our own. */
const unmarked = (text: string): string => defused(printable(text)).replace(/::/g, ': :')

const data = (text: string): string => unmarked(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

/** About the cases that somebody has to look into, one for each place in a feature. */
export function ofCases(cases: readonly CaseResult[]): readonly Annotation[] {
  const places = groupBy(cases, ({ feature }) => `${feature.uri}:${feature.line}`)
  return [...places.values()].map(([first, ...others]) => ofPlace(first!, others))
}

function ofPlace(
  { id, rulings, scenario, feature, outcome, message }: CaseResult,
  others: readonly CaseResult[],
): Annotation {
  const also = others.map(one => `\n${outcomeWords[one.outcome]}: ${one.id}`)
  return {
    file: placeOf(feature.uri),
    line: feature.line,
    title: `${outcomeWords[outcome]}: ${rulings[0] ?? scenario.slice(0, 60)}`,
    message: [`${scenario}\n${message ?? outcomeMeaning[outcome]}\n${id}`, ...also].join(''),
  }
}

/** A file beyond the repository is named from where it is installed, or from the folder of features. */
const placeOf = (uri: string): string =>
  isAbsolute(uri) || /(?:^|[\\/])\.\.[\\/]/.test(uri)
    ? (/(?:node_modules|features)[\\/].*$/.exec(uri)?.[0] ?? basename(uri))
    : uri

/** About a message that begins with file and line, or with neither. */
export function ofFault(text: string): Annotation {
  const found = /^([^\n]+?):(\d+): (.+)$/s.exec(text)
  if (!found) return { title: 'stccg-conformance', message: text }
  const [, file, line, message] = found as unknown as [string, string, string, string]
  return { file, line: Number(line), title: 'stccg-conformance', message }
}
