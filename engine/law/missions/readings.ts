import type { Reading } from '../../kernel/reading.ts'
import { reworded } from '../../kernel/rule.ts'
import { eachUnit } from './requirements.ts'
import { keptApart } from './solving.ts'

/** A skill is one requirement, whatever its multiplier. */
const eachListing = reworded(eachUnit, { ruling: eachUnit.ruling, answer: 1 })

/** Who acquires them says how they are kept apart. */
const keptApartAsHeLikes = reworded(keptApart, { ruling: keptApart.ruling, answer: "its player's choice" })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'counting-requirements',
    reading: 'ignoring-multipliers',
    where: 'currentRulings',
    replaces: [eachListing],
  },
  {
    question: 'house-arrest-or-a-separate-away-team',
    reading: 'player',
    where: 'currentRulings',
    replaces: [keptApartAsHeLikes],
  },
]
