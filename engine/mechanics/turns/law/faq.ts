import { denial, presumption } from '../../../kernel/rule.ts'
import { doublesThisTurn, mayForgoATurn, turnsGranted } from '../questions.ts'
import { countedOnce } from './presumptions.ts'

const fromTheNextTurn = presumption({
  ruling: 'what is played in a turn changes the turns to come',
  asked: doublesThisTurn,
  applies: ({ card }, { state }) =>
    state.history.some(d => d.kind === 'play' && d.card === card && d.turn === state.turn.number),
  answer: false,
})

const turnsAreTaken = presumption({
  ruling: 'whoever has a turn takes it',
  asked: mayForgoATurn,
  applies: () => true,
  answer: false,
})

const doubledAgain = presumption({
  ruling: 'double turns that are doubled are four turns',
  asked: turnsGranted,
  applies: ({ by }) => by.length > 1,
  answer: ({ by }) => 2 ** by.length - 1,
})

/** What the FAQ says of double turns. */
export const faqTurns = [
  fromTheNextTurn,
  denial('faq96-33-horgahn-01', fromTheNextTurn, true),
  turnsAreTaken,
  denial('faq96-33-horgahn-02', turnsAreTaken, true),
  doubledAgain,
  denial('faq96-33-horgahn-03', doubledAgain, 1),
  denial('faq96-12-turns-21', countedOnce, true),
]
