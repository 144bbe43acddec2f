import { lawName } from './law-name.ts'
import type { ReadingLine } from './lines.ts'
import type { Conformance } from './result.ts'
import { counted, printable } from './words.ts'

/** The open questions in which the engine does not play what the suite takes for granted. */
export function otherwiseRead({ readings = [] }: Conformance): readonly ReadingLine[] {
  return readings.filter(({ plays }) => plays !== 'presumed')
}

/** What the engine makes of the question, in sentences. */
export function readingSays(
  { asks, question, ruleset, plays, words, cases }: ReadingLine,
  result: Pick<Conformance, 'rulesetTitles'>,
): string {
  const where = `(${question}; ${lawName(result, ruleset)}, ${counted(cases.length, 'case')})`
  return printable(
    plays === 'another'
      ? `${asks} ${where} It plays another permitted reading throughout: "${words}"`
      : `${asks} ${where} It plays none of the permitted readings throughout.`,
  )
}
