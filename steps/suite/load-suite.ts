import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { loadCards } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { type Case, type FeatureSource, type Problem, type Suite, SuiteError } from './case.ts'
import { compileScenario } from './compile-scenario.ts'
import { findFeatures } from './feature-files.ts'
import { readFeature } from './read-feature.ts'
import { findTwins } from './twins.ts'

export interface SuiteOptions {
  /** Where relative paths start, and what uris are relative to; default: the working directory. */
  readonly cwd?: string
  /** Printed cards by title and alias; default: the catalogue of `cards/`. */
  readonly cards?: Cards
}

type Cards = ReadonlyMap<string, CardFacts>
type Bare = Omit<Case, 'twins'>

/** Compiles every scenario of some files, folders and globs. What is wrong stands in `problems`; nothing is thrown. */
export function loadSuite(paths: readonly string[], options: SuiteOptions = {}): Suite {
  const { cwd = process.cwd(), cards = loadCards().cards } = options
  const found = findFeatures(paths, cwd)
  const problems = [...found.problems]
  const bare = found.sources.flatMap(source => casesOf(source, cards, problems))
  problems.push(...doubles(bare))
  const cases = withTwins(bare)
  const titles = [...new Set(cases.flatMap(one => one.titles))].sort()
  return { cases, titles, digest: digestOf(found.sources), problems, features: found.sources }
}

/** Throws a `SuiteError` when anything is wrong with the features. */
export function requireSound(suite: Suite): Suite {
  if (suite.problems.length > 0) throw new SuiteError(suite.problems)
  return suite
}

function casesOf(source: FeatureSource, cards: Cards, problems: Problem[]): Bare[] {
  const feature = readFeature(source, problems)
  if (!feature) return []
  return feature.scenarios.flatMap(scenario => compileScenario(scenario, feature, source, cards, problems))
}

/** Twins are sought among the cases of one Rule and one ruleset. */
function withTwins(cases: readonly Bare[]): Case[] {
  const groups = new Map<string, Bare[]>()
  for (const one of cases) {
    const key = `${one.feature.uri}\n${one.rule}\n${one.ruleset}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  const twins = new Map([...groups.values()].flatMap(group => [...findTwins(group)]))
  return cases.map(one => ({ ...one, twins: twins.get(one.id) ?? [] }))
}

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

function digestOf(sources: readonly FeatureSource[]): string {
  const hash = createHash('sha256')
  for (const { uri, text } of sources) hash.update(`${uri}\n${text}\n`)
  return hash.digest('hex')
}

/** By which a running Cucumber pickle finds its case. */
export function caseKey(uri: string, line: number, ruleset: string, cwd = process.cwd()): string {
  return `${resolve(cwd, uri)}:${line}:${ruleset}`
}

export function casesByKey(suite: Suite, cwd = process.cwd()): ReadonlyMap<string, Case> {
  return new Map(suite.cases.map(one => [caseKey(one.feature.uri, one.line, one.ruleset, cwd), one]))
}
