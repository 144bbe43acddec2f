import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsAsEvent, countsAsInterrupt } from '../questions.ts'

const eventAtOnce = presumption({
  ruling: 'an artifact that takes effect at once is an event',
  asked: countsAsEvent,
  applies: ({ card }, game) => game.facts(card).type === 'artifact' && !game.text(card).plays?.some(text => text.as),
  answer: true,
})

const interruptAtOnce = presumption({
  ruling: 'an artifact that takes effect at once is played as an interrupt',
  asked: countsAsInterrupt,
  applies: ({ card }, game) => game.facts(card).type === 'artifact' && !game.text(card).plays?.some(text => text.as),
  answer: true,
})

/** An artifact that is played as an interrupt is open to what affects interrupts. */
const playedAsInterrupt = rule({
  ruling: 'faq96-33-betazoid-gift-box-04',
  asked: countsAsInterrupt,
  applies: ({ card }, game) => game.notes.playedAs?.[card] === 'interrupt',
  answer: true,
})

/** What nullifies events or interrupts, and what of that nullifies artifacts. */
export const faqNullifyingArtifacts = [
  eventAtOnce,
  denial('faq96-33-betazoid-gift-box-01', eventAtOnce, false),
  interruptAtOnce,
  denial('faq96-33-betazoid-gift-box-02', interruptAtOnce, false),
  playedAsInterrupt,
]
