import { against, rule } from '../../kernel/rule.ts'
import { maySupplyTheSecond } from '../../questions/reporting/questions.ts'
import { justPlayed, mayBeRespondedTo, windowReopens } from '../../questions/timing/questions.ts'
import { chains } from '../timing/faq-interrupts.ts'

/** What has been answered, with effect, is no longer just played. */
const answered = rule({
  ruling: 'faq96-39-countermanda-05',
  asked: justPlayed,
  applies: ({ answered: by }) => by.length > 0,
  answer: false,
})

export const faqJustPlayed = [
  // Only what was played last was just played.
  rule({
    ruling: 'faq96-39-amanda-rogers-01',
    asked: justPlayed,
    applies: ({ since }) => since.length > 0,
    answer: false,
  }),
  answered,
  // Cards played as a pair are answered when the second one is played.
  rule({
    ruling: 'faq96-39-amanda-rogers-02',
    asked: mayBeRespondedTo,
    applies: ({ trigger }) => trigger.on === 'played' && trigger.as === 'first of a pair',
    answer: false,
    exceptionTo: [chains],
  }),
  // Another second card may form the pair anew.
  against('faq96-39-amanda-rogers-03', windowReopens, true, {
    not: 'there is one try to form a pair',
    applies: ({ trigger }) => trigger.on === 'unfinished',
  }),
  // In a game of more than two another player may supply it.
  rule({
    ruling: 'faq96-39-amanda-rogers-05',
    asked: maySupplyTheSecond,
    answer: (_, { state }) => state.players.length > 2,
  }),
]
