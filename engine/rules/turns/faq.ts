import { denial, presumption } from '../rule.ts'

const fromTheNextTurn = presumption({
  ruling: 'what is played in a turn changes the turns to come',
  asked: 'doubles this turn',
  applies: ({ card }, { state }) =>
    state.history.some(d => d.kind === 'play' && d.card === card && d.turn === state.turn.number),
  answer: false,
})

const turnsAreTaken = presumption({
  ruling: 'whoever has a turn takes it',
  asked: 'may forgo a turn',
  applies: () => true,
  answer: false,
})

const doubledAgain = presumption({
  ruling: 'double turns that are doubled are four turns',
  asked: 'turns granted',
  applies: ({ by }) => by.length > 1,
  answer: ({ by }) => 2 ** by.length - 1,
})

const countedOnce = presumption({
  ruling: 'a double turn counts as one turn',
  asked: 'counts as a turn',
  applies: () => true,
  answer: false,
})

/** What the FAQ says of double turns. */
export const faqTurns = [
  fromTheNextTurn,
  denial('faq96-33-horgahn-01', fromTheNextTurn, true),
  turnsAreTaken,
  denial('faq96-33-horgahn-02', turnsAreTaken, true),
  doubledAgain,
  denial('faq96-33-horgahn-03', doubledAgain, 1),
  countedOnce,
  denial('faq96-12-turns-21', countedOnce, true),
]
