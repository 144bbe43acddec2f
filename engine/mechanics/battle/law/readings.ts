import { rule } from '../../../kernel/rule.ts'
import { isRestrainedFromAttacking } from '../questions.ts'
import { theFederation } from './faq.ts'

/** Whom the opponent controls for a while attacks whom he likes. */
export const freeInOtherHands = rule({
  ruling: 'federation-under-alien-parasites/free',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, { state }) => !!state.interlude?.cards.includes(attacker),
  answer: false,
  exceptionTo: [theFederation],
})
