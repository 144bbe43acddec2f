import { rule } from '../../kernel/rule.ts'
import { isEarnedToo } from '../../questions/artifacts/questions.ts'

const earned = rule({ ruling: '1eS-seed-phases-36', asked: isEarnedToo, answer: true })

/** Personnel and equipment that were seeded under a mission. */
export const seededLikeArtifacts = [
  earned,
  rule({
    ruling: '1eS-seed-phases-37',
    asked: isEarnedToo,
    applies: ({ card }, game) => game.card(card).title === 'Mirasta Yale',
    answer: false,
    exceptionTo: [earned],
  }),
]
