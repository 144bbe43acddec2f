import { custom } from '../../../kernel/rule.ts'
import {
  ceasesInPiles,
  ceasesInPlay,
  ceasesToExist,
  disruptsLikeOthers,
  isShuffledAfterwards,
  thoseLeftGo,
} from '../timeline-questions.ts'
import { belongsToHistory } from './timeline.ts'

/** The Current Rulings put another entry, which is not at hand, in the place of what the Glossary says of it. */
const whoIsGone = custom({
  ruling: 'custom-locations-80',
  beside: ['currentRulings'],
  asked: ceasesToExist,
  applies: ({ card }, game) => belongsToHistory(game, card),
  answer: true,
})

const fromPlay = custom({
  ruling: 'custom-locations-81',
  beside: ['currentRulings'],
  asked: ceasesInPlay,
  applies: () => true,
  answer: true,
})

const fromPiles = custom({
  ruling: 'custom-locations-85',
  beside: ['currentRulings'],
  asked: ceasesInPiles,
  applies: () => true,
  answer: true,
})

const shuffledAgain = custom({
  ruling: 'custom-locations-82',
  beside: ['currentRulings'],
  asked: isShuffledAfterwards,
  applies: () => true,
  answer: true,
})

const intoHand = custom({
  ruling: 'custom-locations-83',
  beside: ['currentRulings'],
  asked: thoseLeftGo,
  applies: () => true,
  answer: "to the owner's hand",
})

const byEither = custom({
  ruling: 'custom-locations-84',
  beside: ['currentRulings'],
  asked: disruptsLikeOthers,
  applies: () => true,
  answer: true,
})

/** What is played where the entry of the Glossary has been replaced. */
export const disruptionToday = [whoIsGone, fromPlay, fromPiles, shuffledAgain, intoHand, byEither]
