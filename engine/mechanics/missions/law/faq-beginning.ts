import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { isEncountered, isTheFirstDilemma } from '../beginning-questions.ts'

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
const notEncountered = denial('faq96-39-senior-staff-meeting-03', comesUp, false)

/** An Away Team may hit the Borg Ship, although it is a dilemma of space. */
const teamHitsTheBorgShip = rule({
  ruling: 'faq96-323-borg-ship-10',
  asked: isEncountered,
  applies: ({ dilemma }, game) => refersTo(game, 'Borg Ship', game.card(dilemma).title),
  answer: true,
  exceptionTo: [notEncountered],
})

/** What the FAQ says of mis-seeds that come up in an attempt. */
export const faqBeginning = [misSeedIsTaken, ignored, comesUp, notEncountered, teamHitsTheBorgShip]
