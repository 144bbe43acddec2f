import type { Catalogue } from '../../catalogue/catalogue.ts'
import { amend } from '../../engine/kernel/amend.ts'
import { changeOf, concerns, type Reading } from '../../engine/kernel/reading.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Variant } from './variant.ts'

/** Another permitted reading of an open question, in every law that it concerns. */
export function readAs(read: Reading, catalogue?: Pick<Catalogue, 'openQuestions'>): Variant {
  const { question, reading } = read
  const asked = catalogue?.openQuestions.get(question)
  return {
    id: `${question}/${reading}`,
    says: (where = '') =>
      `It reads the open question ${question}${where} otherwise, as permitted: ${asked?.readings[reading] ?? reading}`,
    rulings: asked?.rulings ?? [],
    law: law => (concerns(read, law) ? amend(law, changeOf(read, law.id)) : law),
    concerns({ ruleset, disputes, rulings }) {
      const law = rulesets.get(ruleset)
      if (!law || !concerns(read, law)) return false
      return disputes.includes(question) || rulings.some(id => asked?.rulings.includes(id))
    },
  }
}
