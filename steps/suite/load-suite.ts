import { createHash } from 'node:crypto'
import { basename, resolve } from 'node:path'
import { loadCards } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { cachedSuite } from './cached-suite.ts'
import { type Case, type FeatureSource, type Problem, type Suite, SuiteError } from './case.ts'
import { compileFeature } from './compile-feature.ts'
import { customsOf, customsRead } from './customs.ts'
import { findFeatures } from './feature-files.ts'
import { plainCardsOf } from './plain-cards.ts'

export interface SuiteOptions {
  /** Where relative paths start, and what uris are relative to; default: the working directory. */
  readonly cwd?: string
  /** Printed cards by title and alias; default: the catalogue of `cards/`. */
  readonly cards?: Cards
  /** The cases are read one after the other: their steps take room only when it is their turn. */
  readonly lean?: boolean
}

type Cards = ReadonlyMap<string, CardFacts>
type Bare = Omit<Case, 'twins' | 'customs'>
type WithTwins = Bare & Pick<Case, 'twins'>

/** Compiles every scenario of some files, folders and globs. What is wrong stands in `problems`; nothing is thrown. */
export function loadSuite(paths: readonly string[], options: SuiteOptions = {}): Suite {
  const { cwd = process.cwd(), cards, lean = false } = options
  const { sources, problems } = findFeatures(paths, cwd)
  const digest = digestOf(sources)
  const { features, found } = cards ? compiled(sources, cards) : kept(paths, { sources, digest, lean })
  const all = features.flatMap(one => one.cases).map((one, i) => withCustoms(one, found.customsOf(i)))
  return {
    cases: all.filter(one => !one.reading),
    alternatives: all.filter(one => one.reading),
    titles: found.titles,
    digest,
    problems: [...problems, ...features.flatMap(one => one.problems), ...found.doubles],
    features: sources,
  }
}

function compiled(sources: readonly FeatureSource[], cards: Cards) {
  const features = sources.map(source => compileFeature(source, cards))
  return { features, found: opened(foundIn(features)) }
}

function kept(paths: readonly string[], of: { sources: readonly FeatureSource[]; digest: string; lean: boolean }) {
  const compile = (source: FeatureSource) => compileFeature(source, loadCards().cards)
  const { features, found } = cachedSuite(paths.join(' '), { ...of, besides: customsRead(), compile, find: foundIn })
  return { features, found: opened(found) }
}

/** Facts of all cases together. */
interface Found {
  readonly doubles: readonly Problem[]
  readonly titles: readonly string[]
  /** Each list of customs once. */
  readonly customs: readonly (readonly string[])[]
  /** The number of its list, case by case. */
  readonly customsOf: readonly number[]
}

function foundIn(features: readonly { readonly cases: readonly Bare[] }[]): Found {
  const all = features.flatMap(({ cases }) => cases)
  const plain = [...new Set(all.map(one => one.ruleset))].flatMap(plainCardsOf)
  const titles = [...new Set([...all.flatMap(one => one.titles), ...plain])].sort()
  const lists = all.map(one => (one.reading ? '' : customsOf(one.id).join(' ')))
  const customs = [...new Set(lists)]
  const numbers = new Map(customs.map((list, number) => [list, number]))
  return {
    doubles: doubles(all),
    titles,
    customs: customs.map(list => (list ? list.split(' ') : [])),
    customsOf: lists.map(list => numbers.get(list) ?? 0),
  }
}

const opened = ({ customs, customsOf: numbers, ...found }: Found) => ({
  ...found,
  customsOf: (index: number) => customs[numbers[index] ?? 0] ?? [],
})

/** Throws a `SuiteError` when anything is wrong with the features. */
export function requireSound(suite: Suite): Suite {
  if (suite.problems.length > 0) throw new SuiteError(suite.problems)
  return suite
}

/** A case is nobody else's until here: it keeps its steps unread. */
const withCustoms = (one: WithTwins, customs: readonly string[]): Case => Object.assign(one, { customs })

function doubles(cases: readonly Bare[]): Problem[] {
  const first = new Map<string, Bare>()
  const problems: Problem[] = []
  for (const one of cases) {
    const other = first.get(one.id)
    const where = other && `${other.feature.uri}:${other.line}`
    const message = `the case "${one.id}" stands at ${where} already; give the scenario another name`
    if (other) problems.push({ uri: one.feature.uri, line: one.line, message })
    else first.set(one.id, one)
  }
  return problems
}

/** Of what the features are called and say; where their folder lies makes no difference. */
function digestOf(sources: readonly FeatureSource[]): string {
  const texts = sources.map(({ uri, topic, text }) => `${topic}/${basename(uri)}\n${text}\n`)
  const hash = createHash('sha256')
  for (const text of texts.sort()) hash.update(text)
  return hash.digest('hex')
}

/** By which a running Cucumber pickle finds its case. */
export function caseKey(uri: string, line: number, ruleset: string, cwd = process.cwd()): string {
  return `${resolve(cwd, uri)}:${line}:${ruleset}`
}

export function casesByKey(cases: readonly Case[], cwd = process.cwd()): ReadonlyMap<string, Case> {
  return new Map(cases.map(one => [caseKey(one.feature.uri, one.line, one.ruleset, cwd), one]))
}
