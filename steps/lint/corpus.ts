import type { Undivided } from '../../catalogue/ruling.ts'
import type { FeatureSource, Problem, Suite } from '../suite/case.ts'
import { type ReadFeature, readFeature } from '../suite/read-feature.ts'
import type { CaseIds } from './case-ids.ts'

/** The ids that tags and folders may name. */
export interface KnownIds {
  readonly rulings: ReadonlySet<string>
  /** The topic of each ruling. */
  readonly topicOf: ReadonlyMap<string, string>
  readonly topics: ReadonlySet<string>
  /** The names of the parts of each ruling that has any. */
  readonly parts: ReadonlyMap<string, readonly string[]>
  /** Those of them that need no example yet. */
  readonly openParts: ReadonlyMap<string, readonly string[]>
  /** Rulings whose summaries name several things, with the words that do. */
  readonly several: ReadonlyMap<string, string>
  readonly undivided: ReadonlyMap<string, Undivided>
  readonly rulesets: ReadonlySet<string>
  readonly questions: ReadonlySet<string>
  /** The permitted readings that the suite does not take for granted, each `<question>/<reading>`. */
  readonly readings: ReadonlySet<string>
  /** Those that it does. */
  readonly presumedReadings: ReadonlySet<string>
}

/** One feature of the corpus. */
export interface LintedFeature extends ReadFeature {
  readonly source: FeatureSource
}

/** All that the checks read. Features that Gherkin cannot read are left out; the suite has their problems. */
export interface Corpus {
  readonly suite: Suite
  readonly features: readonly LintedFeature[]
  readonly known: KnownIds
  readonly ids: CaseIds
}

/** One thing that can be wrong with a corpus. */
export type Check = (corpus: Corpus) => readonly Problem[]

export function corpusOf(suite: Suite, known: KnownIds, ids: CaseIds): Corpus {
  return { suite, known, ids, features: suite.features.flatMap(linted) }
}

function linted(source: FeatureSource): LintedFeature[] {
  const feature = readFeature(source, [])
  return feature ? [{ source, ...feature }] : []
}

/** A problem in a feature. */
export function at(feature: LintedFeature, line: number, message: string): Problem {
  return { uri: feature.source.uri, line, message }
}
