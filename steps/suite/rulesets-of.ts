import { rulesetsWith } from '../../catalogue/in-force.ts'
import type { Tags } from './tags.ts'

/** The rulesets that the tags name; where they name none, those in which all of the rulings are in force. */
export function rulesetsOf({ rulings, rulesets }: Pick<Tags, 'rulings' | 'rulesets'>): readonly string[] {
  if (rulesets.length) return rulesets
  const [first = [], ...others] = rulings.map(id => rulesetsWith(id))
  return first.filter(ruleset => others.every(list => list.includes(ruleset)))
}
