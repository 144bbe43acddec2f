import { against } from '../../kernel/rule.ts'
import { isEncountered, isTheFirstDilemma } from '../../questions/missions/beginning.ts'

/** A mis-seed is not encountered. */
export const notEncountered = against('faq96-39-senior-staff-meeting-03', isEncountered, false, {
  not: 'whatever dilemma comes up is encountered, mis-seed or not',
})

/** What the FAQ says of what is played just before an attempt, and of mis-seeds that come up in one. */
export const faqBeginning = [
  // A mis-seed is ignored: what discards the first dilemma discards the first that is encountered.
  against('faq96-39-senior-staff-meeting-02', isTheFirstDilemma, false, {
    not: 'a mis-seed that comes up first is wasted on what discards the first dilemma',
    applies: ({ as }) => as === 'mis-seed',
  }),
  notEncountered,
]
