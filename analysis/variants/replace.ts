import type { Catalogue } from '../../catalogue/catalogue.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { inForce } from './in-force.ts'
import type { Variant } from './variant.ts'

/** A law in which a ruling stands as another document has it. */
export interface Replacement extends Variant {
  readonly ruling: string
  /** The ruling in its place. */
  readonly with: string
  /** Both rules are one and the same: nobody can tell this law from the other. */
  readonly same: boolean
}

/** Each ruling in force as older and newer law has it, where both answer the same question. */
export function replacements(law: Ruleset, catalogue: Catalogue): readonly Replacement[] {
  return inForce(law).flatMap(ruling =>
    [...counterparts(ruling, catalogue)].flatMap(other => {
      const [old, rule] = [law.rules.get(ruling), everyRule.get(other)]
      if (!old || !rule || law.rules.has(other) || rule.asked !== old.asked) return []
      return [replace(law, old, rule)]
    }),
  )
}

/** Rules of all laws that are rulings, by id. */
const everyRule: ReadonlyMap<string, AnyRule> = new Map(
  [...rulesets.values()].flatMap(law => [...law.rules]).filter(([, rule]) => !rule.presumed),
)

/** Rulings that amendments exchange for it, and those that contradict it. */
function counterparts(ruling: string, { contradictions }: Catalogue): ReadonlySet<string> {
  const replaced = [...rulesets.values()].flatMap(law => [...law.replaced])
  const pairs = replaced.flatMap(pair => (pair.includes(ruling) ? pair : []))
  const others = contradictions
    .filter(one => one.law.some(side => side.rulings.includes(ruling)))
    .flatMap(one => one.law.filter(side => !side.rulings.includes(ruling)).flatMap(side => side.rulings))
  return new Set([...pairs, ...others].filter(id => id !== ruling))
}

/** The new rule defeats what the old one defeated, and is defeated by what defeated the old one. */
function replace({ id, rules }: Ruleset, old: AnyRule, rule: AnyRule): Replacement {
  const heirs = [...rules.values()].filter(({ exceptionTo }) => exceptionTo.includes(old.ruling))
  const exceptionTo = [...new Set([...old.exceptionTo, ...rule.exceptionTo])]
  const instead = Object.fromEntries([
    [old.ruling, { ...rule, exceptionTo }],
    ...heirs.map(heir => [heir.ruling, renamed(heir, old.ruling, rule.ruling)] as const),
  ])
  return {
    id: `${rule.ruling} in place of ${old.ruling}`,
    says: (where = '') => `It plays ${rule.ruling} in place of ${old.ruling}${where}.`,
    rulings: [old.ruling, rule.ruling],
    ruling: old.ruling,
    with: rule.ruling,
    law: law => (law.id === id ? amend(law, { id, replace: instead }) : law),
    concerns: kase => kase.ruleset === id,
    same: old.applies === rule.applies && old.of?.join() === rule.of?.join() && old.answer === rule.answer,
  }
}

function renamed(rule: AnyRule, from: string, to: string): AnyRule {
  return { ...rule, exceptionTo: rule.exceptionTo.map(id => (id === from ? to : id)) }
}
