import type { Met, Ruling } from '../catalogue/ruling.ts'
import { rulesets } from '../engine/rulesets/registry.ts'

/** How a ruling is met: as its row says, or else by what carries it out. */
export type HowMet =
  | Exclude<Met, { readonly met?: undefined }>
  | { readonly met: 'rule' }
  | { readonly met: 'card'; readonly card: string }
  | { readonly met: 'open'; readonly reason?: undefined }

/**
 * How code meets a ruling whose row says nothing: by a rule, by the text of a card, or not yet. Where several texts
 * cite it, one of a card that the ruling names.
 */
export function howMet(ruling: Ruling): HowMet {
  if (ruling.met !== undefined) return ruling
  const laws = [...rulesets.values()]
  if (laws.some(law => law.rules.has(ruling.id))) return { met: 'rule' }
  const titles = laws.flatMap(law => law.clauses.get(ruling.id) ?? [])
  const card = titles.find(title => ruling.cards.includes(title)) ?? titles[0]
  return card === undefined ? { met: 'open' } : { met: 'card', card }
}
