import { custom } from '../../../kernel/rule.ts'
import { mayBeSeededUnder } from '../questions.ts'
import { alternates, cardsASeedingTurn, passesThatEnd } from '../turn-questions.ts'

const always = () => true

/** Of this the documents at hand besides the Glossary say nothing. */
export const underAnyMission = custom({
  ruling: 'custom-seeding-04',
  beside: ['faq1996', 'rulebook'],
  asked: mayBeSeededUnder,
  applies: always,
  answer: true,
})

/** In 1996, too, the players seed in turns. */
export const inTurns = [
  custom({ ruling: 'custom-seeding-05', beside: ['faq1996'], asked: alternates, applies: always, answer: true }),
  custom({ ruling: 'custom-seeding-06', beside: ['faq1996'], asked: passesThatEnd, applies: always, answer: 2 }),
  custom({ ruling: 'custom-seeding-07', beside: ['faq1996'], asked: cardsASeedingTurn, applies: always, answer: 1 }),
]
