import type { Reading } from '../../../kernel/reading.ts'
import { reworded, rule } from '../../../kernel/rule.ts'
import { overcomeThoughNullifiable } from '../questions/features.ts'
import { exocompsAreNot } from './faq-skills.ts'

/** The general entry on artificial life goes before: Exocomps are infected like the others. */
const exocompsAreInfected = reworded(exocompsAreNot, { ruling: exocompsAreNot.ruling, answer: true })

/** Whoever meets the conditions overcomes a dilemma, whatever could nullify it. */
const overcome = rule({
  ruling: 'conditions-met-and-nullified/overcome',
  asked: overcomeThoughNullifiable,
  applies: () => true,
  answer: true,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'conditions-met-and-nullified', reading: 'overcome', where: 'glossary', enact: [overcome] },
  {
    question: 'tsiolkovsky-and-exocomps',
    reading: 'yes',
    where: 'faq1996',
    replace: { [exocompsAreInfected.ruling]: exocompsAreInfected },
  },
]
