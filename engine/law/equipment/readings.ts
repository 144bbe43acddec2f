import type { Reading } from '../../kernel/reading.ts'
import { reworded } from '../../kernel/rule.ts'
import { roundsOfOneBattle } from './faq-weapons.ts'
import { listed } from './special-equipment.ts'

/** The list is but of what there was at the time. */
const anyPhrase = reworded(listed, { ruling: listed.ruling, answer: true })

/** Whoever attacks again attacks anew. */
const everyAttack = reworded(roundsOfOneBattle, { ruling: roundsOfOneBattle.ruling, answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'list-of-special-equipment',
    reading: 'any-phrase',
    where: 'glossary',
    settledBy: 'currentRulings',
    replaces: [anyPhrase],
  },
  { question: 'rounds-of-rogue-borg', reading: 'battles', where: 'faq1996', replaces: [everyAttack] },
]
