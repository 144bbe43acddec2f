import { isAllowed } from '../../../board/allowed.ts'
import { presumption, rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { isRestrainedFromAttacking } from '../questions.ts'

const notTheirOwn = presumption({
  ruling: 'nobody but the Non-Aligned begins a battle with his own affiliation',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker, target, outOfTurn }, game) => {
    const there = affiliationsOf(game, target)
    return !outOfTurn && affiliationsOf(game, attacker).some(own => own !== 'non-aligned' && there.includes(own))
  },
  answer: true,
})

/** A text lets some begin it all the same. */
export const againstTheirOwn = rule({
  ruling: 'cr14-hq-defensive-measures-erratum-03',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => isAllowed(game, attacker, 'attack their own affiliation'),
  answer: false,
  exceptionTo: [notTheirOwn],
})
