import { custom, rule } from '../../kernel/rule.ts'
import { takesTheCardPlay } from '../../questions/reporting/questions.ts'
import { mayBePlayedOnTheOpponentsTurn } from '../../questions/timing/questions.ts'

/** In 1996 a doorway is played like an interrupt, but in its player's own turn alone. */
export const playedIn1996 = [
  rule({
    ruling: 'faq96-310-au-doorway-12',
    asked: mayBePlayedOnTheOpponentsTurn,
    applies: ({ card }, game) => game.facts(card).type === 'doorway',
    answer: false,
  }),
  rule({
    ruling: 'faq96-310-au-doorway-13',
    asked: takesTheCardPlay,
    applies: ({ as }) => as === 'doorway' || as === 'interrupt',
    answer: false,
  }),
]

/** By the Glossary its text may say otherwise of the turn. */
export const playedByTheGlossary = [
  rule({
    ruling: '1eD-doorway-03',
    asked: takesTheCardPlay,
    applies: ({ as }) => as === 'doorway',
    answer: false,
  }),
  rule({
    ruling: '1eD-doorway-05',
    asked: mayBePlayedOnTheOpponentsTurn,
    applies: ({ card, says }, game) => game.facts(card).type === 'doorway' && !says,
    answer: false,
  }),
]

export const interruptsAreFree = custom({
  ruling: 'custom-doorways-11',
  asked: takesTheCardPlay,
  applies: ({ as }) => as === 'interrupt',
  answer: false,
})
