import { reworded } from '../../../kernel/rule.ts'
import { eachUnit } from './requirements.ts'
import { keptApart } from './solving.ts'

/** A skill is one requirement, whatever its multiplier. */
export const eachListing = reworded(eachUnit, { ruling: eachUnit.ruling, answer: 1 })

/** Who acquires them says how they are kept apart. */
export const keptApartAsHeLikes = reworded(keptApart, { ruling: keptApart.ruling, answer: "its player's choice" })
