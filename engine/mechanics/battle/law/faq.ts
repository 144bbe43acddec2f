import { rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { isRestrainedFromAttacking } from '../questions.ts'

/** The Federation never begins a battle, whomever it has aboard, unless a card lets it. */
export const theFederation = rule({
  ruling: 'faq96-22-federation-attacks-01',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => affiliationsOf(game, attacker).includes('federation'),
  answer: true,
})
