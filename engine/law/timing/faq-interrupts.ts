import { against } from '../../kernel/rule.ts'
import { mayBeRespondedTo, windowReopens } from '../../questions/timing/questions.ts'

/** Chains of nullifiers may be of any length. */
export const chains = against('faq96-14-chains-of-interrupts-06', mayBeRespondedTo, true, {
  not: 'a response cannot be responded to',
  applies: ({ depth }) => depth > 0,
})

export const faqInterrupts = [
  chains,
  // While the first card is active again it may be answered anew.
  against('faq96-14-chains-of-interrupts-07', windowReopens, true, {
    not: 'there is one try to respond',
    applies: ({ trigger }) => trigger.on === 'played',
  }),
]
