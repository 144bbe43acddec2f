import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardsWithPool } from '../cards/catalogue.ts'
import type { CaseIds } from '../steps/lint/case-ids.ts'
import { checkRulesetTags } from '../steps/lint/check-rulings.ts'
import { checkTags } from '../steps/lint/check-tags.ts'
import { corpusOf } from '../steps/lint/corpus.ts'
import { knownIds } from '../steps/lint/load-corpus.ts'
import { type Case, type Problem, printProblem, type Suite, SuiteError } from '../steps/suite/case.ts'
import { loadSuite, requireSound, type SuiteOptions } from '../steps/suite/load-suite.ts'
import { UsageError } from './usage-error.ts'

/** The features of this package, seen from the working directory. */
export function ownFeatures(): string {
  const folder = fileURLToPath(new URL('../features', import.meta.url))
  return relative(process.cwd(), folder) || '.'
}

/** The suite to play: the folders given, or the package's own, whose tags are the lint's matter. */
export function suiteOf(folders: readonly string[] | undefined, options: SuiteOptions = {}): Suite {
  const suite = requireSound(
    folders?.length ? loadSuite(folders, { ...withPool(), ...options }) : loadSuite([ownFeatures()], options),
  )
  if (folders?.length) requireTags(suite)
  if (!suite.cases.length) throw nothingHere(folders?.length ? folders : [ownFeatures()])
  return suite
}

const nothingHere = (folders: readonly string[]): UsageError =>
  new UsageError(
    `${folders.join(', ')}: there is no scenario here. It begins with \`Example:\`, below the \`Rule:\` of its ruling.`,
  )

/** The playable part of these folders; faults of the rest stand in `problems`. */
export function playableSuite(folders: readonly string[], options: SuiteOptions = {}): Suite {
  const { problems: found, ...suite } = loadSuite(folders, { ...withPool(), ...options })
  const wrong = tagProblems({ ...suite, problems: [] })
  const problems = unrepeated([...found, ...wrong])
  const known = knownIds()
  // Where a tag is wrong, a case that bears no ruling may well have been meant to.
  const odd = new Set(wrong.map(({ uri }) => uri))
  const isSound = ({ ruleset, rulings, feature }: Case): boolean =>
    known.rulesets.has(ruleset) &&
    (rulings.length > 0 || !odd.has(feature.uri)) &&
    rulings.every(id => known.rulings.has(id))
  const cases = [
    ...new Map(
      suite.cases
        .filter(isSound)
        .toReversed()
        .map(one => [one.id, one]),
    ).values(),
  ].toReversed()
  if (problems.some(({ line }) => line === 0) || (problems.length && !cases.length)) throw new SuiteError(problems)
  if (!cases.length) throw nothingHere(folders)
  return { ...suite, cases, alternatives: suite.alternatives.filter(isSound), problems }
}

/** Faults of a Background are faults of each of its scenarios. */
function unrepeated(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.toReversed().map(one => [printProblem(one), one])).values()].toReversed()
}

/** Features from elsewhere may name the cards of the pool in use. */
function withPool(): SuiteOptions {
  const cards = cardsWithPool()
  return cards ? { cards } : {}
}

const noIds: CaseIds = { listUri: '', used: [], tombstonesUri: '', tombstones: [] }

function requireTags(suite: Suite): void {
  const problems = tagProblems(suite)
  if (problems.length) throw new SuiteError(problems)
}

/** A misspelt ruling or ruleset would go unnoticed: its scenarios would not apply to any engine. */
function tagProblems(suite: Suite): readonly Problem[] {
  const known = knownIds()
  return suite.features.flatMap(feature => {
    const corpus = corpusOf({ ...suite, features: [feature] }, known, noIds)
    return [checkTags, checkRulesetTags].flatMap(check => check(corpus))
  })
}
