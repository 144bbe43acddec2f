import { isAllowed } from '../../../board/allowed.ts'
import { rule } from '../../../kernel/rule.ts'
import { isRestrainedFromAttacking } from '../questions.ts'
import { restraint } from './customs.ts'

/** A text lets some begin it all the same. */
export const againstTheirOwn = rule({
  ruling: 'cr14-hq-defensive-measures-erratum-03',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => isAllowed(game, attacker, 'attack their own affiliation'),
  answer: false,
  exceptionTo: [restraint],
})
