import type { Edition } from '../../../catalogue/edition.ts'
import { given } from '../given.ts'

export type { Edition } from '../../../catalogue/edition.ts'

/** The edition of the game that a ruleset is a law of, as the page was written with it. */
export const editionOf = (ruleset: string): Edition =>
  given().rulesets.find(({ id }) => id === ruleset)?.edition ?? 'first'
