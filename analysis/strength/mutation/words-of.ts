import { tableOf } from '../../../cards/table-of.ts'
import type { Instrumented, Written } from './instrument.ts'
import type { Kind, MutationFate } from './mutation.ts'

const kinds: Readonly<Record<string, Kind>> = tableOf({
  BlockStatement: 'statement',
  BooleanLiteral: 'answer',
  Condition: 'condition',
  ConditionalExpression: 'condition',
  EqualityOperator: 'comparison',
  MethodExpression: 'quantifier',
  Player: 'chooser',
  Refusal: 'refusal',
  Statement: 'statement',
  StringLiteral: 'word',
})

/** What a mutant changes, in words; its id may be that of another one in the same file. */
export function wordsOf(
  { file, source }: Pick<Instrumented, 'file' | 'source'>,
  written: Written,
): Pick<MutationFate, 'id' | 'kind' | 'place' | 'was' | 'becomes'> {
  const { mutatorName, replacement: becomes, location } = written
  const was = textAt(source, written)
  const id = `${file} ${oneLine(was)} -> ${oneLine(becomes)}`
  return { id, kind: kinds[mutatorName] ?? 'number', place: `${file}:${location.start.line + 1}`, was, becomes }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function textAt(source: string, { location: { start, end } }: Written): string {
  const lines = source.split('\n')
  if (start.line === end.line) return lines[start.line]?.slice(start.column, end.column) ?? ''
  const between = lines.slice(start.line + 1, end.line)
  return [lines[start.line]?.slice(start.column), ...between, lines[end.line]?.slice(0, end.column)].join('\n')
}
