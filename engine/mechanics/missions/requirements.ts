import type { Requirements } from '../../text/requirement.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'couldSolve'> = {
  /** Asked where the attempt ends, and nowhere else. */
  couldSolve: () => false,
}
