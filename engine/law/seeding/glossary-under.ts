import { rule } from '../../kernel/rule.ts'
import { encounteredFirst } from '../../questions/dilemmas/procedure.ts'

/** How cards are seeded under missions. */
export const seedingUnderMissions = [
  rule({ ruling: '1eS-seed-phases-25', asked: encounteredFirst, answer: 'last seeded' }),
]
