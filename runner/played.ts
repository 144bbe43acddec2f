import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Can } from '../protocol/types.ts'
import type { Conformance } from '../reports/result.ts'
import type { Suite } from '../steps/suite/case.ts'

/** The sources of a result. */
export interface Played {
  readonly suite: Suite
  readonly can: Can
  readonly catalogue: Catalogue
  /** Absent = the reference engine. */
  readonly engine?: string | undefined
}

/** Adds to a whole result what explains its failures. */
export type Diagnose = (result: Conformance, played: Played) => Promise<Conformance>
