import { against, rule } from '../../kernel/rule.ts'
import { countsAsEvent, countsAsInterrupt } from '../../questions/nullifying/questions.ts'

/** What nullifies events or interrupts, and what of that nullifies artifacts. */
export const faqNullifyingArtifacts = [
  against('faq96-33-betazoid-gift-box-01', countsAsEvent, false, {
    not: 'an artifact that takes effect at once is an event',
    applies: ({ card }, game) => game.facts(card).type === 'artifact' && !game.text(card).plays?.some(text => text.as),
  }),
  against('faq96-33-betazoid-gift-box-02', countsAsInterrupt, false, {
    not: 'an artifact that takes effect at once is played as an interrupt',
    applies: ({ card }, game) => game.facts(card).type === 'artifact' && !game.text(card).plays?.some(text => text.as),
  }),
  // An artifact that is played as an interrupt is open to what affects interrupts.
  rule({
    ruling: 'faq96-33-betazoid-gift-box-04',
    asked: countsAsInterrupt,
    applies: ({ card }, game) => game.notes.playedAs?.[card] === 'interrupt',
    answer: true,
  }),
]
