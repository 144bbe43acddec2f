import { denial, presumption } from '../../../kernel/rule.ts'
import { goesHomeWith } from '../questions.ts'

const taken = presumption({
  ruling: 'what a player has won from the other one in the game is his',
  asked: goesHomeWith,
  applies: () => true,
  answer: ({ card, takenBy }, game) => takenBy ?? game.card(card).controller,
})

/** After the game all cards are their owners' but those that were at stake. */
const returned = denial('faq96-33-artifacts-01', taken, ({ card, takenBy }, game) => takenBy ?? game.card(card).owner)

export const cardsGoHome = [taken, returned]
