import type { ReadingLine } from './lines.ts'
import type { Conformance } from './result.ts'
import { counted, printable } from './words.ts'

/** The open questions in which the engine does not play what the suite takes for granted. */
export function otherwiseRead({ readings = [] }: Conformance): readonly ReadingLine[] {
  return readings.filter(({ plays }) => plays !== 'presumed')
}

/** What the engine makes of the question, in a sentence. */
export function readingSays({ question, ruleset, plays, words, cases }: ReadingLine): string {
  const where = `${question} (${ruleset}, ${counted(cases.length, 'case')})`
  return printable(
    plays === 'another'
      ? `${where}: it plays another permitted reading throughout. ${words}`
      : `${where}: it plays none of the permitted readings throughout.`,
  )
}
