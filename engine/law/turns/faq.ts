import { against } from '../../kernel/rule.ts'
import { doublesThisTurn, turnsGranted } from '../../questions/turns/questions.ts'

/** What the FAQ says of double turns. */
export const faqTurns = [
  against('faq96-33-horgahn-01', doublesThisTurn, true, {
    not: 'what is played in a turn changes the turns to come',
    applies: ({ card }, { state }) =>
      state.history.some(d => d.kind === 'play' && d.card === card && d.turn === state.turn.number),
  }),
  against('faq96-33-horgahn-03', turnsGranted, 1, {
    not: 'double turns that are doubled are four turns',
    applies: ({ by }) => by.length > 1,
    mistaken: ({ by }) => 2 ** by.length - 1,
  }),
]
