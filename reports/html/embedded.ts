import type { UnlockingSet } from '../lines.ts'
import type { CaseResult, Conformance, Diagnosis, Explanation } from '../result.ts'
import type { UnlockingList } from '../unlocking-words.ts'

/** What the page needs of a case before anybody opens it. */
export type CaseLine = Omit<CaseResult, keyof CaseDetails | 'brief'> & {
  /** Titles on the board, to be searched. */
  readonly cards: readonly string[]
}

/** What the page reads when a case is opened. */
export type CaseDetails = Pick<CaseResult, 'steps' | 'transcript' | 'before' | 'after' | 'unchecked' | 'because'>

/** A cause of failures with the words that a report's page has for it. */
export interface EmbeddedExplanation extends Explanation {
  /** How far it carries, as a sentence without its end. */
  readonly carries: string
}

/** Why the engine fails, in words. */
export interface EmbeddedDiagnosis extends Diagnosis {
  readonly explanations: readonly EmbeddedExplanation[]
  /** What it leaves open, one sentence each. */
  readonly open: readonly string[]
}

/** One list of what the engine should have next; a set is a sentence's part. */
export interface EmbeddedUnlocking extends Omit<UnlockingList, 'sets'> {
  readonly sets: readonly (Pick<UnlockingSet, 'unlocks'> & { readonly says: string })[]
}

/** The data of a report's page: what stands in the report, but for the cases, and words that are made once. */
export interface EmbeddedHead extends Omit<Conformance, 'cases' | 'diagnosis' | 'unlocking'> {
  readonly diagnosis?: EmbeddedDiagnosis
  readonly unlocking?: readonly EmbeddedUnlocking[]
  /** What the runner did in place of the engine, one sentence each. */
  readonly help: readonly string[]
  /** Where the page lies in which cases are played; absent = none is there. */
  readonly playground?: string
  /** How many cases have their details packed together. */
  readonly chunkSize: number
}

/** The data of a report's page, packed (deflate, base64): what is read when it is opened, and what waits until a case is. */
export interface EmbeddedReport {
  readonly head: string
  /** Lists of `CaseLine` that follow one another. */
  readonly lines: readonly string[]
  /** Lists of `CaseDetails` that follow one another. */
  readonly details: readonly string[]
}
