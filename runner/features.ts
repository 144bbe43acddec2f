import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardsWithPool } from '../cards/catalogue.ts'
import type { CaseIds } from '../steps/lint/case-ids.ts'
import { checkScenarioTags } from '../steps/lint/check-rulings.ts'
import { checkTags } from '../steps/lint/check-tags.ts'
import { corpusOf } from '../steps/lint/corpus.ts'
import { knownIds } from '../steps/lint/load-corpus.ts'
import { type Suite, SuiteError } from '../steps/suite/case.ts'
import { loadSuite, requireSound, type SuiteOptions } from '../steps/suite/load-suite.ts'
import { UsageError } from './usage-error.ts'

/** The features of this package, seen from the working directory. */
export function ownFeatures(): string {
  const folder = fileURLToPath(new URL('../features', import.meta.url))
  return relative(process.cwd(), folder) || '.'
}

/** The suite to play: the folders given, or the package's own, whose tags are the lint's matter. */
export function suiteOf(folders: readonly string[] | undefined): Suite {
  const suite = requireSound(folders?.length ? loadSuite(folders, withPool()) : loadSuite([ownFeatures()]))
  if (folders?.length) requireTags(suite)
  if (!suite.cases.length)
    throw new UsageError(
      `${folders?.join(', ') ?? ownFeatures()}: there is no scenario here. It begins with \`Example:\`, below the \`Rule:\` of its ruling.`,
    )
  return suite
}

/** Features from elsewhere may name the cards of the pool in use. */
function withPool(): SuiteOptions {
  const cards = cardsWithPool()
  return cards ? { cards } : {}
}

const noIds: CaseIds = { listUri: '', used: [], tombstonesUri: '', tombstones: [] }

/** A misspelt ruling or ruleset would go unnoticed: its scenarios would not apply to any engine. */
function requireTags(suite: Suite): void {
  const corpus = corpusOf(suite, knownIds(), noIds)
  const problems = [checkTags, checkScenarioTags].flatMap(check => check(corpus))
  if (problems.length) throw new SuiteError(problems)
}
