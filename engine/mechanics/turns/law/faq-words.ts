import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { lastsUntil, subjectOfTurns, turnsMeant } from '../questions.ts'

/** Turns on a card are those of the player whom it affects: of what it lies on, or whoever played it on himself. */
const whomItAffects = rule({
  ruling: 'faq96-12-turns-09',
  asked: subjectOfTurns,
  applies: ({ affects }) => affects !== 'both players',
  answer: ({ card, host }, game) => game.card(host ?? card).controller,
})

/** Of a card that affects both players alike they are those of whoever played it. */
const whoPlayedIt = rule({
  ruling: 'faq96-12-turns-12',
  asked: subjectOfTurns,
  applies: ({ affects }) => affects === 'both players',
  answer: ({ card }, game) => game.card(card).controller,
})

const everyOfHis = presumption({
  ruling: 'every turn is every turn of the subject',
  asked: turnsMeant,
  applies: ({ word }) => word === 'every',
  answer: { ofBoth: false },
})

/** What the words on cards mean by turns. */
export const wordsOfTurns = [
  whomItAffects,
  whoPlayedIt,
  rule({
    ruling: 'faq96-12-turns-13',
    asked: turnsMeant,
    applies: ({ word }) => word === 'each',
    answer: { ofBoth: false },
  }),
  denial('faq96-12-turns-14', everyOfHis, { ofBoth: true }),
  rule({
    ruling: 'faq96-12-turns-15',
    asked: turnsMeant,
    applies: ({ word }) => word === 'next',
    answer: { ofBoth: false },
  }),
  rule({
    ruling: 'faq96-12-turns-18',
    asked: turnsMeant,
    applies: ({ word }) => word === 'full',
    answer: { ofBoth: false },
  }),
  rule({
    ruling: 'faq96-12-turns-16',
    asked: lastsUntil,
    applies: ({ words }) => words === 'this turn',
    answer: 'the turn in progress is over',
  }),
  rule({
    ruling: 'faq96-12-turns-17',
    asked: lastsUntil,
    applies: ({ words }) => words === 'rest of turn',
    answer: 'the turn in progress is over',
  }),
]

const isHisTurn = ({ subject }: { subject: string }, { state }: { state: { turn: { player: string } } }): boolean =>
  state.turn.player === subject

const alwaysTheNext = presumption({
  ruling: 'one turn is the next turn of the subject, even in his own',
  asked: lastsUntil,
  applies: (about, game) => about.words === 'one turn' && isHisTurn(about, game),
  answer: "the subject's next turn is over",
})

const alwaysThisOne = presumption({
  ruling: 'one turn is the turn in progress, whosever it is',
  asked: lastsUntil,
  applies: (about, game) => about.words === 'one turn' && !isHisTurn(about, game),
  answer: 'the turn in progress is over',
})

/** One turn is the rest of the subject's turn, where it is in progress, and his next turn otherwise. */
export const oneTurn = [
  denial('faq96-12-turns-23', alwaysTheNext, 'the turn in progress is over'),
  denial('faq96-12-turns-24', alwaysThisOne, "the subject's next turn is over"),
]
