import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { maySupplyTheSecond } from '../../reporting/questions.ts'
import { chains } from '../../timing/law/faq-interrupts.ts'
import { justPlayed, mayBeRespondedTo, windowReopens } from '../../timing/questions.ts'

/** Only what was played last was just played. */
const lastPlayed = rule({
  ruling: 'faq96-39-amanda-rogers-01',
  asked: justPlayed,
  applies: ({ since }) => since.length > 0,
  answer: false,
})

/** What has been answered, with effect, is no longer just played. */
const answered = rule({
  ruling: 'faq96-39-countermanda-05',
  asked: justPlayed,
  applies: ({ answered: by }) => by.length > 0,
  answer: false,
})

/** Cards played as a pair are answered when the second one is played. */
const secondOfThePair = rule({
  ruling: 'faq96-39-amanda-rogers-02',
  asked: mayBeRespondedTo,
  applies: ({ trigger }) => trigger.on === 'played' && trigger.as === 'first of a pair',
  answer: false,
  exceptionTo: [chains],
})

const oneSecondCard = presumption({
  ruling: 'there is one try to form a pair',
  asked: windowReopens,
  applies: ({ trigger }) => trigger.on === 'unfinished',
  answer: false,
})

/** Another second card may form the pair anew. */
const formedAnew = denial('faq96-39-amanda-rogers-03', oneSecondCard, true)

/** In a game of more than two another player may supply it. */
const suppliedByAnother = rule({
  ruling: 'faq96-39-amanda-rogers-05',
  asked: maySupplyTheSecond,
  applies: () => true,
  answer: (_, { state }) => state.players.length > 2,
})

export const faqJustPlayed = [lastPlayed, answered, secondOfThePair, oneSecondCard, formedAnew, suppliedByAnother]
