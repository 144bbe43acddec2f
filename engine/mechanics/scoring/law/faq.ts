import { denial, presumption } from '../../../kernel/rule.ts'
import {
  everyLevelCounts,
  isScoredEveryTurn,
  isWorthWhatItWas,
  winsByWhatMayBeLost,
} from '../../artifacts/questions.ts'

const settledWhenEarned = presumption({
  ruling: 'a card is worth what it was worth when it was earned',
  asked: isWorthWhatItWas,
  applies: () => true,
  answer: true,
})

const everyTurn = presumption({
  ruling: 'a card scores what it is worth every turn',
  asked: isScoredEveryTurn,
  applies: () => true,
  answer: true,
})

const everyLevel = presumption({
  ruling: 'every level of a skill counts',
  asked: everyLevelCounts,
  applies: () => true,
  answer: true,
})

const notByThese = presumption({
  ruling: 'points that may be lost again do not win the game',
  asked: winsByWhatMayBeLost,
  applies: () => true,
  answer: false,
})

/** What the FAQ says of a card whose points depend on what is in play. */
export const worthOfArtifacts = [
  settledWhenEarned,
  denial('faq96-33-ressikan-flute-04', settledWhenEarned, false),
  everyTurn,
  denial('faq96-33-ressikan-flute-03', everyTurn, false),
  everyLevel,
  denial('faq96-33-ressikan-flute-06', everyLevel, false),
  notByThese,
  denial('faq96-33-ressikan-flute-05', notByThese, true),
]
