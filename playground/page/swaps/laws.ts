import type { Laws } from '../../../catalogue/laws.ts'
import { given } from '../given.ts'

export type { Laws } from '../../../catalogue/laws.ts'

/** The documents and rulesets, as the page was written with them. */
export const ownLaws = (): Laws => given().laws
