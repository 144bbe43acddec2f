import type { Clause, Effect, Needing } from '../../../text/text.ts'
import type { ProbeOutcome } from '../words.ts'

/** What an objective lets its player scout, and how it is completed; whom he must have there to probe. */
export interface ObjectiveText extends Clause, Needing {
  readonly scouts: 'location' | 'ship'
  /** As which kind of location it targets a mission. */
  readonly as?: 'planet' | 'space'
  /** Icons of the probe card with which it is completed. */
  readonly outcomes: readonly Pick<ProbeOutcome, 'types' | 'icons'>[]
  /** What else comes of its completion. */
  readonly results?: readonly Effect[]
}

export interface AddedCardText {
  readonly objective?: ObjectiveText
}
