import { custom } from '../../../kernel/rule.ts'
import { mayBeSeededUnder } from '../questions.ts'

/** Of this the documents at hand besides the Glossary say nothing. */
export const underAnyMission = custom({
  ruling: 'custom-seeding-04',
  beside: ['faq1996'],
  asked: mayBeSeededUnder,
  applies: () => true,
  answer: true,
})
