import { loadCards } from '../../cards/catalogue.ts'
import { alignedRows } from '../../steps/phrases/gherkin.ts'
import type { Case, FeatureSource, Problem } from '../../steps/suite/case.ts'
import { compileFeature } from '../../steps/suite/compile-feature.ts'
import { given } from './given.ts'

const topic = 'playground'

/** What a text in the editor compiles to. */
export interface Compiled {
  /** The first scenario's, one for each ruleset that its tags name. */
  readonly cases: readonly Case[]
  readonly problems: readonly Problem[]
}

/** Compiles the text; where it stops making sense, the problems say at which line. */
export function compileText(text: string): Compiled {
  const { cases, problems } = compiled({ uri: 'scenario.feature', topic, text })
  const [first] = cases
  const own = first ? cases.filter(one => one.line === first.line && !one.reading) : []
  const none = { uri: 'scenario.feature', line: 1, message: noCase() }
  return { cases: own, problems: own.length || problems.length ? problems : [none] }
}

const noCase = () =>
  `there is no scenario under a ruleset here; put the tag of one above \`Feature:\`: ${given()
    .rulesets.map(({ id }) => `@${id}`)
    .join(', ')}`

/** The cases of the suite that show the ruling. */
export function casesOf(ruling: string): readonly Case[] {
  const tag = new RegExp(`@ruling=${ruling.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?![\\w-])`)
  return given()
    .features.filter(({ text }) => tag.test(text))
    .flatMap(source => compiled(source).cases)
    .filter(one => one.rulings.includes(ruling) && !one.reading)
}

/** Every case of the suite, feature by feature. */
export function* allCases(): Iterable<Case> {
  for (const one of everyCase()) if (!one.reading) yield one
}

/** The same with those of other readings. */
export function* everyCase(): Iterable<Case> {
  for (const source of given().features) yield* compiled(source).cases
}

const known = new Map<string, Compiled>()

function compiled(source: FeatureSource): Compiled {
  const kept = source.topic === topic ? undefined : known.get(source.uri)
  if (kept) return kept
  const { cases, problems } = compileFeature(source, loadCards().cards)
  const found = { cases: cases.map(one => ({ ...one, customs: [] })), problems }
  if (source.topic !== topic) known.set(source.uri, found)
  return found
}

/** The case as a feature of its own, as one would write it. */
export function textOf({ feature, rule, rulings, scenario, steps }: Case, laws: readonly string[]): string {
  const tags = [...laws.map(law => `@${law}`), ...rulings.map(ruling => `@ruling=${ruling}`)]
  const lines = steps.flatMap(({ keyword, text, table = [] }) => [
    `      ${keyword} ${text}`,
    ...alignedRows(table).map(row => `        ${row}`),
  ])
  const inner = [`    Example: ${scenario}`, ...lines]
  const body = rule ? [`  Rule: ${rule}`, '', ...inner] : inner
  return [tags.join(' '), `Feature: ${feature.name}`, '', ...body, ''].join('\n')
}
