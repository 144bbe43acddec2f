import { mayFallBelowZero } from '../../../board/questions.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { comesAtOnce, endOfADeck, hasRunOut } from '../questions.ts'

/** With either player's draw deck the game is over, and the higher score wins. */
const eitherDeck = rule({
  ruling: 'faq96-25-exhausted-deck-01',
  asked: endOfADeck,
  applies: () => true,
  answer: 'the higher score wins',
})

const onlyInNeed = presumption({
  ruling: 'a deck has run out when there is nothing to draw',
  asked: hasRunOut,
  applies: () => true,
  answer: ({ when }) => when === 'there is nothing to draw',
})

/** It has run out with its last card, and not when there is none to draw. */
const withItsLastCard = denial('faq96-25-exhausted-deck-02', onlyInNeed, ({ when }) => when === 'the last card is gone')

const atTheEndOfTheTurn = presumption({
  ruling: 'a turn is ended before the game is',
  asked: comesAtOnce,
  applies: () => true,
  answer: false,
})

/** The game ends at once, in the middle of a turn as well. */
const atOnce = denial('faq96-25-exhausted-deck-03', atTheEndOfTheTurn, true)

const nothingIsTheLeast = presumption({
  ruling: 'nobody has fewer than no points',
  asked: mayFallBelowZero,
  applies: () => true,
  answer: false,
})

/** Points that are lost before any were scored make the score negative. */
export const negativeScores = denial('faq96-25-negative-points-01', nothingIsTheLeast, true)

export const decksOf1996 = [eitherDeck, withItsLastCard, atOnce]
