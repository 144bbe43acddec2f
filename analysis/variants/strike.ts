import type { Catalogue } from '../../catalogue/catalogue.ts'
import { amend, isInLaw } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Variant } from './variant.ts'

/** The law without these rulings or customs, as far as they are in force. */
export function strike(rulings: readonly string[], catalogue?: Pick<Catalogue, 'rulings'>): Variant {
  const [first = ''] = rulings
  return {
    id: `without ${rulings.join(', ')}`,
    says: (where = '') => `It lacks ${rulings.join(', ')}${where}: ${catalogue?.rulings.get(first)?.summary ?? ''}`,
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
