import { against } from '../../kernel/rule.ts'
import { goesHomeWith } from '../../questions/artifacts/questions.ts'

export const cardsGoHome = [
  // After the game all cards are their owners' but those that were at stake.
  against('faq96-33-artifacts-01', goesHomeWith, ({ card, takenBy }, game) => takenBy ?? game.card(card).owner, {
    not: 'what a player has won from the other one in the game is his',
    mistaken: ({ card, takenBy }, game) => takenBy ?? game.card(card).controller,
  }),
]
