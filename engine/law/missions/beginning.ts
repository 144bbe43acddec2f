import { against, rule } from '../../kernel/rule.ts'
import { isTheFirstDilemma, isTheInitialAttempt } from '../../questions/missions/beginning.ts'
import { mayBeAnAnswer, mayBeRespondedTo, mayInterrupt } from '../../questions/timing/questions.ts'

/** What is played just before an attempt, and what becomes of the first dilemma then. */
export const beginningOfAttempts = [
  against('1eS-senior-staff-meeting-01', mayInterrupt, false, {
    not: 'interrupts are played just before an attempt begins',
    applies: ({ trigger, as }) => trigger.on === 'before an attempt' && as === 'interrupt',
  }),
  against('1eS-senior-staff-meeting-02', mayBeRespondedTo, true, {
    not: 'what is played just before an attempt is not answered',
    applies: ({ trigger }, game) => trigger.on === 'played' && game.underway.aboutToAttempt !== undefined,
  }),
  // Once a card was played before an attempt, no other is.
  rule({
    ruling: '1eS-senior-staff-meeting-04',
    asked: mayBeAnAnswer,
    applies: ({ trigger }, game) => trigger.on === 'before an attempt' && !!game.told.length,
    answer: false,
  }),
  // Nobody has attempted it before.
  rule({
    ruling: '1eS-senior-staff-meeting-05',
    asked: isTheInitialAttempt,
    answer: ({ mission }, game) => !game.state.history.some(d => d.kind === 'attempt' && d.card === mission),
  }),
  against('1eS-senior-staff-meeting-07', isTheFirstDilemma, false, {
    not: 'a Q-Flash is the first dilemma if it is the first seed card',
    applies: ({ as }) => as === 'Q-Flash',
  }),
  rule({
    ruling: '1eS-senior-staff-meeting-08',
    asked: isTheFirstDilemma,
    applies: ({ as }) => as === 'in a Q-Flash',
    answer: true,
  }),
  against('1eS-senior-staff-meeting-11', isTheFirstDilemma, false, {
    not: 'a mis-seed is the first dilemma if it is the first seed card',
    applies: ({ as }) => as === 'mis-seed',
  }),
]
