import type { CaseDetails } from '../html/embedded.ts'
import type { LawBook } from '../law-book.ts'
import type { ReadingLine } from '../lines.ts'
import type { CaseResult, Conformance, Explanation } from '../result.ts'
import type { Strength } from './strength.ts'

/** A case whatever became of it; `feature` is an index. */
export type SiteCaseLine = Pick<
  CaseResult,
  'id' | 'scenario' | 'outline' | 'rule' | 'topic' | 'ruleset' | 'rulings'
> & {
  readonly feature: number
  readonly line: number
  /** Titles on its boards, to be searched. */
  readonly cards: readonly string[]
  /** The customs that it rests on, as indices; absent = none. */
  readonly customs?: readonly number[]
}

/** What a report says of itself. */
export interface SiteHead extends Pick<Conformance, 'suite' | 'selection' | 'complete' | 'reach'> {
  readonly file: string
  readonly version: string
  readonly plays?: string
  readonly source?: string
  readonly issues?: string
  readonly command: string
  readonly options?: readonly string[]
  /** How many milliseconds the run took. */
  readonly took: number
}

/** One report of an engine. */
export interface SiteRun extends SiteHead {
  /** One letter per case: the index of its outcome, or something else where the report does not have it. */
  readonly outcomes: string
}

/** What explains failures, in words. */
export type SiteCause = Pick<Explanation, 'says' | 'rulings'> & {
  /** How far it carries, as a sentence without its end. */
  readonly carries: string
}

/** The latest report of an engine, and what became of the cases in the earlier ones. */
export interface SiteEngine extends SiteHead {
  readonly key: string
  readonly name: string
  /** By the index of the case. */
  readonly messages: readonly (readonly [index: number, message: string])[]
  /** By the index of the case, where the author works on it. */
  readonly issueOf: readonly (readonly [index: number, address: string])[]
  readonly milliseconds: readonly number[]
  readonly readings: readonly Pick<ReadingLine, 'question' | 'plays' | 'reading'>[]
  /** What explains most of the failures. */
  readonly causes: readonly SiteCause[]
  /** Oldest first; the last one is the latest. */
  readonly runs: readonly SiteRun[]
}

/** What the site reads at once. */
export interface SiteData {
  /** How many cases have their details in one file. */
  readonly casesInFile: number
  readonly law: LawBook
  readonly rulesets: readonly string[]
  readonly cardTypes: Readonly<Record<string, string>>
  readonly features: readonly Pick<CaseResult['feature'], 'name' | 'uri'>[]
  readonly cases: readonly SiteCaseLine[]
  readonly engines: readonly SiteEngine[]
  readonly strength?: Strength
}

/** What one file holds: engine by engine within each case; null = its report does not have the case. */
export type SiteCaseFile = readonly (readonly (CaseDetails | null)[])[]
