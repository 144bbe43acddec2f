import type { Catalogue } from '../../catalogue/catalogue.ts'
import { saysOf } from '../../catalogue/says-of.ts'
import { amend, isInLaw } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Variant } from './variant.ts'

type Texts = Pick<Catalogue, 'rulings' | 'customs'>

/** That an engine lacks these rulings or basic rules, with the words of the first. */
export function lacking(rulings: readonly string[], where: string, catalogue?: Texts): string {
  const [first = ''] = rulings
  return `It lacks ${rulings.join(', ')}${where}: ${catalogue ? saysOf(first, catalogue) : ''}`
}

/** The law without these rulings or customs, as far as they are in force. */
export function strike(rulings: readonly string[], catalogue?: Texts): Variant {
  return {
    id: `without ${rulings.join(', ')}`,
    says: (where = '') => lacking(rulings, where, catalogue),
    rulings,
    law(law) {
      const repeal = rulings.filter(ruling => isInLaw(law, ruling))
      return repeal.length ? amend(law, { id: law.id, repeal }) : law
    },
    concerns({ ruleset }) {
      const law = rulesets.get(ruleset)
      return !!law && rulings.some(ruling => isInLaw(law, ruling))
    },
  }
}
