import { denial, presumption } from '../../../kernel/rule.ts'
import { mayAnswerAfterWaiting } from '../../timing/questions.ts'

const nowOrNever = presumption({
  ruling: 'whoever lets a dilemma pass when it is turned over answers it no more',
  asked: mayAnswerAfterWaiting,
  applies: ({ trigger }) => trigger.on === 'encountered',
  answer: false,
})

/** Whoever can nullify a dilemma waits to see whether it is overcome. */
const waitsToSee = denial('faq96-39-q2-02', nowOrNever, true)

/** Who answers a dilemma when. */
export const faqWaiting = [nowOrNever, waitsToSee]
