import { denial, presumption } from '../../../kernel/rule.ts'
import { mayBeRespondedTo, windowReopens } from '../questions.ts'

const noAnswerToAnswers = presumption({
  ruling: 'a response cannot be responded to',
  asked: mayBeRespondedTo,
  applies: ({ depth }) => depth > 0,
  answer: false,
})

/** Chains of nullifiers may be of any length. */
export const chains = denial('faq96-14-chains-of-interrupts-06', noAnswerToAnswers, true)

const oneTry = presumption({
  ruling: 'there is one try to respond',
  asked: windowReopens,
  applies: ({ trigger }) => trigger.on === 'played',
  answer: false,
})

/** While the first card is active again it may be answered anew. */
const anew = denial('faq96-14-chains-of-interrupts-07', oneTry, true)

export const faqInterrupts = [noAnswerToAnswers, chains, oneTry, anew]
