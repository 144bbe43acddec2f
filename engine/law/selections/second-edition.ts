import { opponentOf } from '../../board/state.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isDrawnFrom, whoBreaksTies, whoSelects } from '../../questions/selections/questions.ts'
import { maySee } from '../../questions/showing-cards/questions.ts'
import { hiddenDeck, hiddenHand } from '../showing-cards/customs.ts'

export const secondEditionSelections = [
  // A random selection is made from exactly the eligible cards.
  against('2eS-selections-01', isDrawnFrom, false, {
    not: 'everybody is in a random selection',
    applies: ({ eligible }) => !eligible,
  }),
  // The eligible cards are shuffled and drawn from with their faces hidden.
  against('2eS-selections-02', whoSelects, 'chance', {
    not: 'the opponent who draws may choose',
    applies: ({ method }) => method === 'chance',
    mistaken: ({ affected }, game) => opponentOf(game.state, affected),
  }),
  // An opponent who chooses, as anybody who does, may look at every eligible card.
  rule({
    ruling: '2eS-selections-03',
    asked: maySee,
    applies: ({ card, by, choosing }) => choosing?.who === by && choosing.from.includes(card),
    answer: true,
    exceptionTo: [hiddenDeck, hiddenHand],
  }),
  // When a superlative that nobody selects has several, the commander of the card that asks for it chooses.
  rule({
    ruling: '2eS-selections-04',
    asked: whoBreaksTies,
    answer: ({ card }, game) => game.card(card).controller,
  }),
]
