import type { Cure } from './disabling-text.ts'
import type { Clause, Effect, Filter, Requirement, Who } from './text.ts'

/** The features of a dilemma, in the Glossary's terms. */
export interface DilemmaText extends Clause {
  readonly trigger?: Requirement
  /** Whom the trigger looks at; absent = those who face the dilemma. */
  readonly triggerAmong?: Who
  /** Features that a target must have; without such a target the dilemma is discarded. */
  readonly targets?: readonly Filter[]
  /** Chosen before the conditions are looked at. */
  readonly selects?: readonly Effect[]
  readonly conditions?: Requirement
  /** The only personnel who count for the conditions: an earlier selection by name. */
  readonly among?: string
  readonly nullifier?: Requirement
  readonly cure?: Requirement
  /** Several cures, any of which will do at any time. */
  readonly cures?: readonly Cure[]
  /** What happens when the conditions are met. */
  readonly overcome?: readonly Effect[]
  /** What happens when they are not met, or always where there are none. */
  readonly effects?: readonly Effect[]
  readonly missionContinues?: true
  readonly discard?: true
  readonly placedOn?: 'ship' | 'mission' | 'personnel'
  /** Icon: the number of its seeder's turns after which it leaves play. */
  readonly countdown?: number
  readonly points?: number
}
