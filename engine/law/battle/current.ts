import { isAllowed } from '../../board/allowed.ts'
import { rule } from '../../kernel/rule.ts'
import { areOfOneAffiliation } from '../../mechanics/compatibility/affiliations.ts'
import { isRestrainedFromAttacking } from '../../questions/battle/questions.ts'
import { restraint } from './customs.ts'

/** A text lets some begin a battle against their own affiliation. */
export const againstTheirOwn = rule({
  ruling: 'cr14-hq-defensive-measures-erratum-03',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker, target }, game) =>
    areOfOneAffiliation(game, attacker, target) && isAllowed(game, attacker, 'attack their own affiliation'),
  answer: false,
  exceptionTo: [restraint],
})
