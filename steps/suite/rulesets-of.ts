import { editionOf } from '../../catalogue/edition.ts'
import { rulesetsWith } from '../../catalogue/in-force.ts'
import { ownLaws } from '../../catalogue/laws.ts'
import type { Tags } from './tags.ts'

/** The rulesets that the tags name; where they name none, those in which all of the rulings are in force, and without a ruling those of First Edition. */
export function rulesetsOf({ rulings, rulesets }: Pick<Tags, 'rulings' | 'rulesets'>): readonly string[] {
  if (rulesets.length) return rulesets
  if (!rulings.length) return firstEdition()
  const [first = [], ...others] = rulings.map(id => rulesetsWith(id))
  return first.filter(ruleset => others.every(list => list.includes(ruleset)))
}

const firstEdition = (): readonly string[] =>
  ownLaws()
    .rulesets.map(({ id }) => id)
    .filter(id => editionOf(id) === 'first')
