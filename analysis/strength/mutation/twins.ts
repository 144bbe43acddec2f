import type { Ruleset } from '../../../engine/kernel/amend.ts'
import { lawIn } from '../../../engine/kernel/law-in.ts'
import type { AnyRule } from '../../../engine/kernel/rule.ts'
import type { Units } from './evaluate.ts'

/** By a rule of the law, what stands for it. */
export type Twins = ReadonlyMap<AnyRule, AnyRule>

/** The rules of what was run, by those of the modules as they are; presumptions come with the rules that defeat them. */
export function twinsIn(units: Units, made: ReadonlyMap<string, Readonly<Record<string, unknown>>>): Twins {
  const twins = new Map<AnyRule, AnyRule>()
  for (const [file, exports] of made) {
    const rules = lawIn(exports)
    for (const [index, rule] of units.original(file).entries()) pair(twins, rule, rules[index])
  }
  return twins
}

function pair(twins: Map<AnyRule, AnyRule>, rule: AnyRule, twin: AnyRule | undefined): void {
  if (!twin || twins.has(rule)) return
  twins.set(rule, twin)
  for (const [index, presumed] of (rule.presumes ?? []).entries()) pair(twins, presumed, twin.presumes?.[index])
}

/** The law with other rules in the places of some. */
export function withRules(law: Ruleset, instead: (rule: AnyRule) => AnyRule): Ruleset {
  const rules = new Map([...law.rules].map(([id, rule]) => [id, instead(rule)]))
  const byQuestion = new Map([...law.byQuestion].map(([name, all]) => [name, all.map(instead)]))
  return { ...law, rules, byQuestion }
}
