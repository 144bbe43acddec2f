import { phraseOf, printStep } from '../../steps/phrases/compile-step.ts'
import type { Case } from '../../steps/suite/case.ts'

/** A sentence that is to be written down: of the position, a deed, an answer, or what came of it. */
export interface Sentence {
  readonly keyword: 'Given' | 'When' | 'Then'
  /** Without its keyword. */
  readonly text: string
}

/** The text with the sentences after the step at hand, below its table if it has one, indented as it is. */
export function withSentences(
  text: string,
  { steps }: Pick<Case, 'steps'>,
  at: number,
  sentences: readonly Sentence[],
): string {
  const lines = text.split('\n')
  const step = steps[at - 1]
  const line = step?.line ?? firstLineOf(lines)
  const rows = lines.slice(line).findIndex(row => !/^\s*\|/.test(row))
  const indent = /^\s*/.exec(lines[line - 1] ?? '')?.[0] ?? ''
  let last: string | undefined = step && phraseOf(step.operation).keyword
  const added = sentences.map(({ keyword, text: said }) => {
    const word = keyword === last ? 'And' : keyword
    last = keyword
    return `${indent}${word} ${said}`
  })
  const below = line + Math.max(rows, 0)
  return [...lines.slice(0, below), ...added, ...lines.slice(below)].join('\n')
}

/** Where the scenario's steps begin. */
const firstLineOf = (lines: readonly string[]): number =>
  lines.findIndex(line => /^\s*(?:Example|Scenario|Background):/.test(line)) + 1

/** That the deed before it is refused. */
export const isIllegal: Sentence = { keyword: 'Then', text: printStep({ op: 'verdict', legal: false }).text }
