import type { Clause, Filter } from '../../../text/text.ts'

/** A kind of place. */
export type Kind = 'vessel' | 'planet' | 'space' | 'gap' | 'table' | 'seeds' | 'pile' | 'dilemma'

/** A place to which a card may be sent, and what becomes of it there. */
export interface Destination extends Clause {
  readonly to: Kind
  readonly whose?: 'yours' | "opponent's"
  /** The ship, facility or dilemma. */
  readonly what?: Filter
  /** What is sent. */
  readonly who?: Filter
  readonly becomes?: 'killed' | 'captured'
  /** All is as at a location of that kind. */
  readonly as?: Kind
}
