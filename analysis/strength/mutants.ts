import type { Catalogue } from '../../catalogue/catalogue.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'

/** A law in which one ruling is struck out, or stands as another document has it. */
export interface Change {
  readonly kind: 'repeal' | 'replace'
  readonly ruling: string
  /** What takes its place; absent = nothing does. */
  readonly with?: string
  readonly ruleset: string
  /** The changed law; it takes its time to make. */
  readonly law: () => Ruleset
  /** Both rules are one and the same: nobody can tell this law from the other. */
  readonly same: boolean
}

/** Every change of one ruling of the law. */
export function changesOf(law: Ruleset, catalogue: Catalogue): readonly Change[] {
  return [...inForce(law).map(ruling => repeal(law, ruling)), ...replacements(law, catalogue)]
}

/** Every ruling that a rule or a clause of the law carries out. */
export function inForce(law: Ruleset): readonly string[] {
  const rules = [...law.rules.values()].filter(rule => !rule.presumed).map(rule => rule.ruling)
  return [...new Set([...rules, ...law.clauses.keys()])].sort()
}

function repeal(law: Ruleset, ruling: string): Change {
  const changed = (): Ruleset => amend(law, { id: law.id, repeal: [ruling] })
  return { kind: 'repeal', ruling, ruleset: law.id, law: changed, same: false }
}

/** Each ruling in force as older and newer law has it, where both answer the same question. */
function replacements(law: Ruleset, catalogue: Catalogue): readonly Change[] {
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

/** What amendments put in its place or it in theirs, and what contradicts it. */
function counterparts(ruling: string, { contradictions }: Catalogue): ReadonlySet<string> {
  const replaced = [...rulesets.values()].flatMap(law => [...law.replaced])
  const pairs = replaced.flatMap(pair => (pair.includes(ruling) ? pair : []))
  const others = contradictions
    .filter(one => one.law.some(side => side.rulings.includes(ruling)))
    .flatMap(one => one.law.filter(side => !side.rulings.includes(ruling)).flatMap(side => side.rulings))
  return new Set([...pairs, ...others].filter(id => id !== ruling))
}

/** The new rule defeats what the old one defeated, and is defeated by what defeated the old one. */
function replace(law: Ruleset, old: AnyRule, rule: AnyRule): Change {
  const heirs = [...law.rules.values()].filter(({ exceptionTo }) => exceptionTo.includes(old.ruling))
  const instead = { ...rule, exceptionTo: [...new Set([...old.exceptionTo, ...rule.exceptionTo])] }
  const changed = (): Ruleset =>
    amend(law, {
      id: law.id,
      replace: {
        [old.ruling]: instead,
        ...Object.fromEntries(heirs.map(heir => [heir.ruling, renamed(heir, old.ruling, rule.ruling)])),
      },
    })
  const same = old.applies === rule.applies && old.of?.join() === rule.of?.join() && old.answer === rule.answer
  return { kind: 'replace', ruling: old.ruling, with: rule.ruling, ruleset: law.id, law: changed, same }
}

function renamed(rule: AnyRule, from: string, to: string): AnyRule {
  return { ...rule, exceptionTo: rule.exceptionTo.map(id => (id === from ? to : id)) }
}
