import { custom, denial, presumption } from '../../../kernel/rule.ts'
import { isShown } from '../../showing-cards/questions.ts'
import { cancelEachOther, modifiesInHand, winsFromHand } from '../questions/values.ts'

const handModifiesItself = presumption({
  ruling: 'cards in a hand modify each other',
  asked: modifiesInHand,
  applies: ({ card, by }, game) => game.card(by).place === 'hand' && game.card(card).place === 'hand',
  answer: true,
})

/** What else is in the hand adds nothing to the personnel there. */
const printedNumbers = denial('faq96-322-royale-casino-blackjack-06', handModifiesItself, false)

const acrossHands = presumption({
  ruling: 'cards in play modify those in hand, and the other way round',
  asked: modifiesInHand,
  applies: ({ card, by }, game) => (game.card(by).place === 'hand') !== (game.card(card).place === 'hand'),
  answer: true,
})

/** What is in play and what is in hand do not touch each other. */
const handsApart = denial('faq96-322-royale-casino-blackjack-07', acrossHands, false)

const shownByText = custom({
  ruling: 'custom-dilemmas-07',
  beside: ['faq1996'],
  asked: isShown,
  applies: ({ occasion }) => occasion === 'asked for by a text',
  answer: true,
})

const fromHand = presumption({
  ruling: 'a gambler wins from the hand as well',
  asked: winsFromHand,
  applies: () => true,
  answer: true,
})

const forWhoeverMetIt = presumption({
  ruling: 'of two gamblers he wins who has come to play',
  asked: cancelEachOther,
  applies: () => true,
  answer: false,
})

/** Who wins games without playing in 1996. */
export const faqGamblers = [
  fromHand,
  denial('faq96-365-mickey-d-02', fromHand, false),
  forWhoeverMetIt,
  denial('faq96-365-mickey-d-03', forWhoeverMetIt, true),
]

/** What hands are worth in 1996, and that they are shown. */
export const faqHands = [handModifiesItself, printedNumbers, acrossHands, handsApart, shownByText]
