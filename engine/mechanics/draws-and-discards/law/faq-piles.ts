import { denial, presumption } from '../../../kernel/rule.ts'
import { isInPlayAgain, mayBeRegenerated, mayBeUsedAgain } from '../questions.ts'

const backInPlay = presumption({
  ruling: 'what is regenerated is in play again',
  asked: isInPlayAgain,
  applies: () => true,
  answer: true,
})

const onlyWhatIsOfUse = presumption({
  ruling: 'only a card that can be used is regenerated',
  asked: mayBeRegenerated,
  applies: ({ card }, game) => game.facts(card).type === 'dilemma',
  answer: false,
})

const usedOnce = presumption({
  ruling: 'an artifact that was discarded is of no more use',
  asked: mayBeUsedAgain,
  applies: ({ from }) => from === 'discard pile',
  answer: false,
})

const lostUnderTheDeck = presumption({
  ruling: 'an artifact that went to the draw deck must be earned again',
  asked: mayBeUsedAgain,
  applies: ({ from }) => from === 'draw deck',
  answer: false,
})

/** What the FAQ says of what comes back from discard piles. */
export const faqPiles = [
  backInPlay,
  denial('faq96-38-res-q-and-palor-toff-01', backInPlay, false),
  onlyWhatIsOfUse,
  denial('faq96-38-res-q-and-palor-toff-02', onlyWhatIsOfUse, true),
  usedOnce,
  denial('faq96-38-res-q-and-palor-toff-03', usedOnce, true),
  lostUnderTheDeck,
  denial('faq96-38-masaka-transformations-01', lostUnderTheDeck, true),
]
