import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayInterrupt } from '../questions.ts'

/** Between two dilemmas of an attempt interrupts may be played. */
const betweenDilemmas = rule({
  ruling: 'faq96-12-action-22',
  asked: mayInterrupt,
  applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && trigger.met > 0 && as === 'interrupt',
  answer: true,
})

/** Once the attempt is announced, interrupts may be played before the first dilemma, too. */
const beforeTheFirst = rule({
  ruling: 'faq96-12-action-23',
  asked: mayInterrupt,
  applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && trigger.met === 0 && as === 'interrupt',
  answer: true,
})

const anything = presumption({
  ruling: 'between two dilemmas a player may do whatever else he likes',
  asked: mayInterrupt,
  applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && as !== 'interrupt',
  answer: true,
})

/** Nothing else is done between them. */
export const interruptsOnly = denial('faq96-366-dual-affiliation-personnel-06', anything, false)

export const faqTiming = [betweenDilemmas, beforeTheFirst, anything, interruptsOnly]
