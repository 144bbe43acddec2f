import { against, custom } from '../../kernel/rule.ts'
import { modifiesInHand } from '../../questions/dilemmas/values.ts'
import { isShown } from '../../questions/showing-cards/questions.ts'

/** What hands are worth in 1996, and that they are shown. */
export const faqHands = [
  // What else is in the hand adds nothing to the personnel there.
  against('faq96-322-royale-casino-blackjack-06', modifiesInHand, false, {
    not: 'cards in a hand modify each other',
    applies: ({ card, by }, game) => game.card(by).place === 'hand' && game.card(card).place === 'hand',
  }),
  // What is in play and what is in hand do not touch each other.
  against('faq96-322-royale-casino-blackjack-07', modifiesInHand, false, {
    not: 'cards in play modify those in hand, and the other way round',
    applies: ({ card, by }, game) => (game.card(by).place === 'hand') !== (game.card(card).place === 'hand'),
  }),
  custom({
    ruling: 'custom-dilemmas-07',
    asked: isShown,
    applies: ({ occasion }) => occasion === 'asked for by a text',
    answer: true,
  }),
]
