import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayInterrupt } from '../../timing/questions.ts'
import {
  carriesOn,
  mayBeUsedOnTheOpponentsTurn,
  mayBeUsedWhileSeeding,
  maySuspend,
  maySuspendNothing,
} from '../questions.ts'

const ownTurnOnly = presumption({
  ruling: 'a player uses texts on his own turn',
  asked: mayBeUsedOnTheOpponentsTurn,
  applies: () => true,
  answer: false,
})

/** What suspends play may be used on the opponent's turn as well, */
const anyTurn = denial('1eS-suspends-play-01', ownTurnOnly, true)

/** and in the middle of any action. */
const anyAction = rule({
  ruling: '1eS-suspends-play-02',
  asked: maySuspend,
  applies: () => true,
  answer: true,
})

const betweenDilemmas = presumption({
  ruling: 'interrupts are played between the dilemmas of an attempt',
  asked: mayInterrupt,
  applies: ({ trigger, as }) => trigger.on === 'between dilemmas' && as === 'interrupt',
  answer: true,
})

/** An attempt is one action, which nothing else interrupts. */
const oneAction = denial('1eD-dilemma-timing-03', betweenDilemmas, false)

const cutShort = presumption({
  ruling: 'an action that was interrupted is over',
  asked: carriesOn,
  applies: () => true,
  answer: false,
})

/** Afterwards the action goes on from where it stood. */
const resumes = denial('1eS-suspends-play-04', cutShort, true)

const needsAnAction = presumption({
  ruling: 'what suspends play needs an action to suspend',
  asked: maySuspendNothing,
  applies: () => true,
  answer: false,
})

/** Where nothing is in progress it may be used all the same. */
const withoutAction = denial('1eS-suspends-play-05', needsAnAction, true)

/** A special download is not made during the seed phases. */
const noSpecialWhileSeeding = rule({
  ruling: '1eS-seed-phases-69',
  asked: mayBeUsedWhileSeeding,
  applies: ({ use }) => use.special,
  answer: false,
})

/** Nor is anything else used then that suspends play. */
const nothingElseWhileSeeding = rule({
  ruling: '1eS-seed-phases-70',
  asked: mayBeUsedWhileSeeding,
  applies: ({ use }) => !use.special,
  answer: false,
})

/** What the Glossary says of suspending play. */
export const glossarySuspending = [
  ownTurnOnly,
  anyTurn,
  anyAction,
  betweenDilemmas,
  oneAction,
  cutShort,
  resumes,
  needsAnAction,
  withoutAction,
  noSpecialWhileSeeding,
  nothingElseWhileSeeding,
]
