import { denial, presumption } from '../../../kernel/rule.ts'
import { isEncountered, isTheFirstDilemma, mayPrepareTheOpponent } from '../beginning-questions.ts'

const ownShipOnly = presumption({
  ruling: 'what is played just before an attempt is for those who are to make it',
  asked: mayPrepareTheOpponent,
  applies: () => true,
  answer: false,
})

/** The opponent's staff may be made to meet, too. */
const onTheOpponent = denial('faq96-39-senior-staff-meeting-01', ownShipOnly, true)

const misSeedIsTaken = presumption({
  ruling: 'a mis-seed that comes up first is wasted on what discards the first dilemma',
  asked: isTheFirstDilemma,
  applies: ({ as }) => as === 'mis-seed',
  answer: true,
})

/** A mis-seed is ignored: what discards the first dilemma discards the first that is encountered. */
const ignored = denial('faq96-39-senior-staff-meeting-02', misSeedIsTaken, false)

const comesUp = presumption({
  ruling: 'whatever dilemma comes up is encountered, mis-seed or not',
  asked: isEncountered,
  applies: () => true,
  answer: true,
})

/** A mis-seed is not encountered. */
export const notEncountered = denial('faq96-39-senior-staff-meeting-03', comesUp, false)

/** What the FAQ says of what is played just before an attempt, and of mis-seeds that come up in one. */
export const faqBeginning = [ownShipOnly, onTheOpponent, misSeedIsTaken, ignored, comesUp, notEncountered]
