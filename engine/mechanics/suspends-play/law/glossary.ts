import { locationOf } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { activatedAtOnce, laidFaceDown, noPart } from '../../downloading/law/playing.ts'
import { isActivatedAtOnce, joinsTheAttempt } from '../../downloading/questions.ts'
import { mayInterrupt } from '../../timing/questions.ts'
import {
  carriesOn,
  isInReachOfTheIcon,
  isUsedUp,
  mayBeActivatedInAnswer,
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
  applies: ({ trigger, card }, game) => trigger.on === 'between dilemmas' && game.facts(card).type === 'interrupt',
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

/** All copies of a card share one special download in a game. */
const onceAGame = rule({
  ruling: '1eD-downloading-special-download-11',
  asked: isUsedUp,
  applies: ({ use, earlier }, game) => game.card(use.card).title === game.card(earlier).title,
  answer: true,
})

/** A card with hidden agenda that an icon fetches is activated as soon as it is on the table. */
const activated = rule({
  ruling: '1eD-downloading-special-download-09',
  asked: isActivatedAtOnce,
  applies: ({ download }) => !!download.text.special,
  answer: true,
  exceptionTo: [laidFaceDown, activatedAtOnce],
})

const hiddenUntilOver = presumption({
  ruling: 'what was downloaded face down lies so until the action is over',
  asked: mayBeActivatedInAnswer,
  applies: ({ downloaded }) => downloaded,
  answer: false,
})

/** It is activated as soon as that is a valid response. */
const validResponse = denial('1eD-downloading-25', hiddenUntilOver, true)

/** What an icon fetches where a mission is being attempted joins in. */
const joinsIn = rule({
  ruling: '1eD-downloading-65',
  asked: joinsTheAttempt,
  applies: ({ download }) => !!download.text.special,
  answer: true,
  exceptionTo: [noPart],
})

/** What is at a particular location is reached by an icon there only. */
const whereTheIconIs = rule({
  ruling: '1eD-downloading-special-download-04',
  asked: isInReachOfTheIcon,
  applies: ({ target }, game) => locationOf(game, target) !== undefined,
  answer: ({ icon, target }, game) => locationOf(game, icon) === locationOf(game, target),
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
  onceAGame,
  activated,
  hiddenUntilOver,
  validResponse,
  joinsIn,
  whereTheIconIs,
]
