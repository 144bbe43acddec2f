import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { isRestrainedFromAttacking } from '../../questions/battle/questions.ts'
import { theFederation } from './faq-restraint.ts'

/** Whom the opponent controls for a while attacks whom he likes. */
const freeInOtherHands = rule({
  ruling: 'federation-under-alien-parasites/free',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, { state }) => !!state.interlude?.cards.includes(attacker),
  answer: false,
  exceptionTo: [theFederation],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'federation-under-alien-parasites', reading: 'free', where: 'faq1996', adds: [freeInOtherHands] },
]
