import { mayFallBelowZero } from '../../board/questions.ts'
import { against } from '../../kernel/rule.ts'
import { hasRunOut } from '../../questions/scoring/questions.ts'

/** Points that are lost before any were scored make the score negative. */
export const negativeScores = against('faq96-25-negative-points-01', mayFallBelowZero, true, {
  not: 'nobody has fewer than no points',
})

export const decksOf1996 = [
  // It has run out with its last card, and not when there is none to draw.
  against('faq96-25-exhausted-deck-02', hasRunOut, ({ when }) => when === 'the last card is gone', {
    not: 'a deck has run out when there is nothing to draw',
    mistaken: ({ when }) => when === 'there is nothing to draw',
  }),
]
