import { rule } from '../../../kernel/rule.ts'
import { isRefusedAtOnce } from '../questions.ts'

/** What would be a mis-seed is not seeded at all. */
export const misSeedIsRefused = rule({
  ruling: 'one-artifact-too-many/refused',
  asked: isRefusedAtOnce,
  applies: () => true,
  answer: true,
})
