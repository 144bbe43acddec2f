import { against } from '../../kernel/rule.ts'
import { mayAnswerAfterWaiting } from '../../questions/timing/questions.ts'

/** Who answers a dilemma when. */
export const faqWaiting = [
  // Whoever can nullify a dilemma waits to see whether it is overcome.
  against('faq96-39-q2-02', mayAnswerAfterWaiting, true, {
    not: 'whoever lets a dilemma pass when it is turned over answers it no more',
    applies: ({ trigger }) => trigger.on === 'encountered',
  }),
]
