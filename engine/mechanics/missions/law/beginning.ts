import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBeAnAnswer, mayBeRespondedTo, mayInterrupt } from '../../timing/questions.ts'
import {
  isTheFirstDilemma,
  isTheInitialAttempt,
  mayBeCalledOff,
  otherPartIsMet,
  partDiscarded,
  waitsForAnotherAttempt,
} from '../beginning-questions.ts'

const meanwhile = presumption({
  ruling: 'interrupts are played just before an attempt begins',
  asked: mayInterrupt,
  applies: ({ trigger, as }) => trigger.on === 'before an attempt' && as === 'interrupt',
  answer: true,
})

const unanswered = presumption({
  ruling: 'what is played just before an attempt is not answered',
  asked: mayBeRespondedTo,
  applies: ({ trigger }, game) => trigger.on === 'played' && game.underway.aboutToAttempt !== undefined,
  answer: false,
})

const calledOff = presumption({
  ruling: 'whoever has played a card in vain need not begin the attempt',
  asked: mayBeCalledOff,
  applies: () => true,
  answer: true,
})

/** Once a card was played before an attempt, no other is. */
const oneCopy = rule({
  ruling: '1eS-senior-staff-meeting-04',
  asked: mayBeAnAnswer,
  applies: ({ trigger }, game) => trigger.on === 'before an attempt' && !!game.told.length,
  answer: false,
})

/** Nobody has attempted it before. */
const initial = rule({
  ruling: '1eS-senior-staff-meeting-05',
  asked: isTheInitialAttempt,
  applies: () => true,
  answer: ({ mission }, game) => !game.state.history.some(d => d.kind === 'attempt' && d.card === mission),
})

const flashIsFirst = presumption({
  ruling: 'a Q-Flash is the first dilemma if it is the first seed card',
  asked: isTheFirstDilemma,
  applies: ({ as }) => as === 'Q-Flash',
  answer: true,
})

const inTheFlash = rule({
  ruling: '1eS-senior-staff-meeting-08',
  asked: isTheFirstDilemma,
  applies: ({ as }) => as === 'in a Q-Flash',
  answer: true,
})

const misSeedIsFirst = presumption({
  ruling: 'a mis-seed is the first dilemma if it is the first seed card',
  asked: isTheFirstDilemma,
  applies: ({ as }) => as === 'mis-seed',
  answer: true,
})

const keptForLater = presumption({
  ruling: 'what was of no use in one attempt is of use in the next',
  asked: waitsForAnotherAttempt,
  applies: () => true,
  answer: true,
})

const firstPart = rule({
  ruling: '1eS-senior-staff-meeting-12',
  asked: partDiscarded,
  applies: () => true,
  answer: 'first part',
})

const secondPart = rule({
  ruling: '1eS-senior-staff-meeting-13',
  asked: otherPartIsMet,
  applies: () => true,
  answer: 'at once',
})

/** What is played just before an attempt, and what becomes of the first dilemma then. */
export const beginningOfAttempts = [
  meanwhile,
  denial('1eS-senior-staff-meeting-01', meanwhile, false),
  unanswered,
  denial('1eS-senior-staff-meeting-02', unanswered, true),
  calledOff,
  denial('1eS-senior-staff-meeting-03', calledOff, false),
  oneCopy,
  initial,
  flashIsFirst,
  denial('1eS-senior-staff-meeting-07', flashIsFirst, false),
  inTheFlash,
  keptForLater,
  denial('1eS-senior-staff-meeting-10', keptForLater, false),
  misSeedIsFirst,
  denial('1eS-senior-staff-meeting-11', misSeedIsFirst, false),
  firstPart,
  secondPart,
]
