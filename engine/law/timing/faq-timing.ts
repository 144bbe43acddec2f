import { against, rule } from '../../kernel/rule.ts'
import { mayInterrupt } from '../../questions/timing/questions.ts'

/** Nothing else is done between them. */
export const interruptsOnly = against('faq96-366-dual-affiliation-personnel-06', mayInterrupt, false, {
  not: 'between two dilemmas a player may do whatever else he likes',
  applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && as !== 'interrupt',
})

export const faqTiming = [
  // Between two dilemmas of an attempt interrupts may be played.
  rule({
    ruling: 'faq96-12-action-22',
    asked: mayInterrupt,
    applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && trigger.met > 0 && as === 'interrupt',
    answer: true,
  }),
  // Once the attempt is announced, interrupts may be played before the first dilemma, too.
  rule({
    ruling: 'faq96-12-action-23',
    asked: mayInterrupt,
    applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && trigger.met === 0 && as === 'interrupt',
    answer: true,
  }),
  interruptsOnly,
]
