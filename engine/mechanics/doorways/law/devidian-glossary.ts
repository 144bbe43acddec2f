import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isNeverPlayed, isOfTheFormat, isUsedThroughADoorway, spendsTheAllowance } from '../sending-questions.ts'
import { isSentThrough } from '../sent-through.ts'
import {
  failingToShow,
  failsBySkipping,
  isShownThroughADoorway,
  isShownWhenTheGameEnds,
  isTimeToShow,
  oneShowingIsEnough,
} from '../showing-questions.ts'
import { shownIsPlayed } from './devidian-1996.ts'

const neverPlayed = rule({
  ruling: '1eD-devidian-door-01',
  asked: isNeverPlayed,
  applies: ({ card }, game) => isSentThrough(game, card),
  answer: true,
})

/** It is an effect of another universe. */
const throughADoorway = rule({
  ruling: '1eD-devidian-door-02',
  asked: isUsedThroughADoorway,
  applies: () => true,
  answer: true,
})

/** And it is the one of the turn, where there may be one. */
const theOneOfTheTurn = rule({
  ruling: '1eD-devidian-door-03',
  asked: spendsTheAllowance,
  applies: () => true,
  answer: true,
})

const throughOneAgain = presumption({
  ruling: 'what is shown comes through a doorway as well',
  asked: isShownThroughADoorway,
  applies: () => true,
  answer: true,
})

/** Any moment of the next turn will do. */
const inTheNextTurn = rule({
  ruling: '1eD-devidian-door-07',
  asked: isTimeToShow,
  applies: () => true,
  answer: ({ when }) => when !== 'before the next turn',
})

const atTheEndOfTheGame = rule({
  ruling: '1eD-devidian-door-08',
  asked: isShownWhenTheGameEnds,
  applies: () => true,
  answer: true,
})

const losesAll = rule({
  ruling: '1eD-devidian-door-09',
  asked: failingToShow,
  applies: () => true,
  answer: 'loses with a score of nothing',
})

const aSkippedTurnToo = rule({
  ruling: '1eD-devidian-door-10',
  asked: failsBySkipping,
  applies: () => true,
  answer: true,
})

const oneForAll = presumption({
  ruling: 'one showing is enough for all that was sent',
  asked: oneShowingIsEnough,
  applies: () => true,
  answer: true,
})

const notInThatFormat = rule({
  ruling: '1eD-devidian-door-12',
  asked: isOfTheFormat,
  applies: (_, { state }) => !!state.format?.includes('premiere'),
  answer: false,
})

/** What the Glossary says of a doorway that is never played, but used and shown. */
export const devidianDoor = [
  neverPlayed,
  throughADoorway,
  theOneOfTheTurn,
  throughOneAgain,
  denial('1eD-devidian-door-05', throughOneAgain, false),
  denial('1eD-devidian-door-06', shownIsPlayed, false),
  inTheNextTurn,
  atTheEndOfTheGame,
  losesAll,
  aSkippedTurnToo,
  oneForAll,
  denial('1eD-devidian-door-11', oneForAll, false),
  notInThatFormat,
]
