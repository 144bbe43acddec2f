import type { Clause, Doing, Effect, Needing, Requirement } from '../../../text/text.ts'
import type { ProbeOutcome } from '../words.ts'

/** What an objective lets its player scout, and how it is completed; whom he must have there to probe. */
export interface ObjectiveText extends Clause, Needing {
  readonly scouts: 'location' | 'ship'
  /** As which kind of location it targets a mission. */
  readonly as?: 'planet' | 'space'
  /** What a probe card completes it with, if that is met by the objective itself; or what comes of it in place of that. */
  readonly outcomes: readonly (Clause &
    Pick<ProbeOutcome, 'types' | 'icons'> &
    Partial<Doing> & { readonly if?: Requirement })[]
  /** What else comes of its completion. */
  readonly results?: readonly Effect[]
}

export interface AddedCardText {
  readonly objective?: ObjectiveText
}
