import type { Outcome } from '../../reports/result.ts'
import type { Moment } from './moments.ts'

/** A fault at a moment, and what is expected of it. */
export interface Kind {
  readonly fault: string
  readonly moment: Moment
  /** Every message is checked against the schemas. */
  readonly strict?: true
  /** The reply comes too late, so that nobody waits long. */
  readonly hurried?: true
  /** It is not at the reply that it shows, but at the request after it. */
  readonly late?: true
  /** What may come of the cases in which it shows; of a greeting that fails: that nothing is played. */
  readonly outcomes: readonly Outcome[]
  /** What is said of it there. */
  readonly says?: RegExp
}

export const nameOf = ({ fault, moment, strict }: Kind): string =>
  `${moment}: ${fault.length > 60 ? `${fault.slice(0, 60)}…` : fault}${strict ? ' (strict)' : ''}`
