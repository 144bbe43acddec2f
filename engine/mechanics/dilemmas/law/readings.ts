import type { Reading } from '../../../kernel/reading.ts'
import { reworded } from '../../../kernel/rule.ts'
import { exocompsAreNot } from './faq-skills.ts'

/** The general entry on artificial life goes before: Exocomps are infected like the others. */
const exocompsAreInfected = reworded(exocompsAreNot, { ruling: exocompsAreNot.ruling, answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'tsiolkovsky-and-exocomps',
    reading: 'yes',
    where: 'faq1996',
    replace: { [exocompsAreInfected.ruling]: exocompsAreInfected },
  },
]
