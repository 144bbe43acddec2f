import { findCard } from '../../cards/catalogue.ts'
import type { Given } from '../../steps/judge/given.ts'
import type { Operation } from '../../steps/operation.ts'
import { phraseOf, printStep } from '../../steps/phrases/compile-step.ts'
import type { Case, CaseStep } from '../../steps/suite/case.ts'

/** A board and what is tried on it, in sentences; what comes of it is not said. */
export interface Script {
  readonly ruleset: string
  readonly given: readonly Given[]
  readonly moves: readonly Operation[]
  /** Those that it was made to show; absent = nobody knows of any. */
  readonly rulings?: readonly string[]
}

/** Every title that the script names. */
export function titlesOn({ given, moves }: Pick<Script, 'given' | 'moves'>): ReadonlySet<string> {
  const found = JSON.stringify([given, moves]).matchAll(/"title":("(?:[^"\\]|\\.)*")/g)
  return new Set([...found].map(([, title]) => JSON.parse(title!) as string))
}

/** The title of the card that one name or another means. */
export const titleOf = (name: string): string => findCard(name)?.title ?? name

/** The cards that the sentences name, by their titles and not by other names. */
export const cardsIn = (moves: readonly Operation[]): readonly string[] => [
  ...new Set([...titlesOn({ given: [], moves })].map(titleOf)),
]

/** The script with another card in the place of one. */
export function withTitle(script: Script, title: string, other: string): Script {
  const { given, moves } = script
  const quoted = (one: string): string => `"title":${JSON.stringify(one)}`
  const text = JSON.stringify({ given, moves }).replaceAll(quoted(title), quoted(other))
  return { ...script, ...(JSON.parse(text) as Pick<Script, 'given' | 'moves'>) }
}

/** A script as a case of its own, so that the judge can play it; it belongs to no feature. */
export function caseOf(ruleset: string, operations: readonly Operation[]): Case {
  return {
    id: `explored@${ruleset}`,
    rulings: [],
    ruleset,
    scenario: 'explored',
    rule: '',
    feature: { name: 'explored', uri: 'explored', line: 0 },
    line: 0,
    topic: 'explored',
    disputes: [],
    steps: operations.map(stepOf),
    titles: [],
    needs: { rulesets: [ruleset] },
    twins: [],
    customs: [],
  }
}

/** A step that is put into words when somebody asks for them. */
function stepOf(operation: Operation, line: number): CaseStep {
  return {
    get keyword() {
      return phraseOf(operation).keyword
    },
    get text() {
      return printStep(operation).text
    },
    get table() {
      return printStep(operation).table as never
    },
    line,
    operation,
  }
}
