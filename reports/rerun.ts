import { groupBy } from '../catalogue/group.ts'
import type { CaseResult, Conformance } from './result.ts'
import { printable } from './words.ts'

/** What must be known of a run to play a case of it again. */
export interface Rerun extends Pick<Conformance, 'selection'> {
  readonly engine: Pick<Conformance['engine'], 'command' | 'options' | 'issues'>
}

/** The command that plays this case again, on the same engine. */
export function rerun({ engine, selection }: Rerun, { id }: Pick<CaseResult, 'id'>): string {
  const on = engine.command === 'built-in' ? '' : ` --engine ${quoted(engine.command)}`
  const from = selection.features === undefined ? '' : ` --features ${quoted(selection.features.replaceAll(', ', ','))}`
  const how = (engine.options ?? []).map(word => ` ${quoted(word)}`).join('')
  return printable(`npx --no-install stccg-conformance run --case ${quoted(id)}${on}${from}${how}`).replaceAll(
    '\n',
    ' ',
  )
}

/** A word of a shell. */
const quoted = (text: string): string => (/^[\w@./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

/** A case that came out alike under several rulesets is told once: the first, and the rulesets of the others. */
export function alike(
  cases: readonly CaseResult[],
): readonly { readonly one: CaseResult; readonly also: readonly string[] }[] {
  const keyOf = ({ id, outcome, message = '' }: CaseResult): string =>
    [id.slice(0, id.lastIndexOf('@')), outcome, message.replace(/\(request \d+\)/g, '')].join('\n')
  return [...groupBy(cases, keyOf).values()].map(([one, ...others]) => ({
    one: one!,
    also: others.map(({ ruleset }) => ruleset),
  }))
}
