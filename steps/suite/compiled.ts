import { type SupposedCard, supposedAmong } from '../../cards/supposed.ts'
import type { Grounds } from '../judge/verdict.ts'
import { twinsOf } from '../session.ts'
import type { Case, Suite } from './case.ts'

/** A case with all that it takes to judge it. */
export interface CompiledCase extends Case {
  /** One list for each ruling, in their order: one of each list must be named by an engine that names rulings. None for a twin. */
  readonly decidedBy: readonly (readonly string[])[]
}

/** The structured text of a card, under the rulesets that have it so. */
export interface TextInForce {
  readonly rulesets: readonly string[]
  readonly text: object
}

/** A card that no set contains, with everything that it takes to add it to an engine by hand. */
export interface CompiledSupposed extends SupposedCard {
  /** As the reference engine has it; the words are explained in docs/cases.md. */
  readonly text: readonly TextInForce[]
  /** Ids of the cases that name the card. */
  readonly cases: readonly string[]
}

/** The suite as one document of plain data; `cases.schema.json` describes it. */
export interface CompiledCases {
  readonly version: 1
  readonly suite: { readonly version: string; readonly digest: string; readonly protocol: string }
  readonly titles: readonly string[]
  /** Those of the titles that no set contains; absent in files that are older. */
  readonly supposed?: readonly CompiledSupposed[]
  readonly cases: readonly CompiledCase[]
  /** Cases that hold under other readings of open questions. */
  readonly alternatives: readonly CompiledCase[]
}

interface Compiling {
  readonly version: string
  readonly protocol: string
  readonly grounds: Grounds
  /** The structured text of a card. */
  readonly textsOf?: (title: string) => readonly TextInForce[]
}

export function compileCases(
  { cases, alternatives, titles, digest }: Suite,
  { version, protocol, grounds, textsOf = () => [] }: Compiling,
): CompiledCases {
  // A case that shows only what another reading permits decides its own ruling nevertheless.
  const twins = twinsOf(cases)
  const ofReadings = twinsOf(alternatives)
  const withGrounds = (one: Case): CompiledCase => ({
    ...one,
    decidedBy: twins.has(one.id) || (one.reading && ofReadings.has(one.id)) ? [] : one.rulings.map(grounds),
  })
  return {
    version: 1,
    suite: { version, digest, protocol },
    titles,
    supposed: supposedAmong(titles).map(card => ({
      ...card,
      text: textsOf(card.title),
      cases: cases.filter(one => one.titles.includes(card.title)).map(one => one.id),
    })),
    cases: cases.map(withGrounds),
    alternatives: alternatives.map(withGrounds),
  }
}

/** Everything that the runner needs to play compiled cases: a suite without features, and the grounds that the cases carry. */
export function suiteOfCompiled({ cases, alternatives, titles, suite }: CompiledCases): {
  readonly suite: Suite
  readonly grounds: Grounds
} {
  const known = new Map<string, readonly string[]>()
  for (const one of [...cases, ...alternatives])
    for (const [index, ids] of one.decidedBy.entries()) known.set(one.rulings[index] ?? '', ids)
  return {
    suite: { cases, alternatives, titles, digest: suite.digest, problems: [], features: [] },
    grounds: ruling => known.get(ruling) ?? [ruling],
  }
}

/** One line a case, so that two versions compare line by line. */
export function* compiledPieces({ cases, alternatives, ...head }: CompiledCases): Iterable<string> {
  yield `${JSON.stringify(head).slice(0, -1)},\n"cases": [`
  yield* listed(cases)
  yield '],\n"alternatives": ['
  yield* listed(alternatives)
  yield ']}\n'
}

function* listed(cases: readonly CompiledCase[]): Iterable<string> {
  for (const [index, one] of cases.entries()) yield `${index ? ',' : ''}\n${JSON.stringify(one)}`
  if (cases.length) yield '\n'
}
