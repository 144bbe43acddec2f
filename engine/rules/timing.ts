import { rule } from './rule.ts'

/** Between the dilemmas of an attempt, and before the first, interrupts may be played. */
const betweenDilemmas = rule({
  ruling: 'faq96-12-action-22',
  asked: 'may interrupt',
  applies: ({ trigger, card }, game) => trigger.on === 'between dilemmas' && game.facts(card).type === 'interrupt',
  answer: true,
})

export const faqTiming = [betweenDilemmas]
