import { reworded } from '../../../kernel/rule.ts'
import { exocompsAreNot } from './faq-skills.ts'

/** The general entry on artificial life goes before: Exocomps are infected like the others. */
export const exocompsAreInfected = reworded(exocompsAreNot, { ruling: exocompsAreNot.ruling, answer: true })
