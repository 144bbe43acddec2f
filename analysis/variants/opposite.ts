import { amend } from '../../engine/kernel/amend.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Variant } from './variant.ts'

/** The law in which the ruling answers yes where it says no, and no where it says yes; others stay as they are. */
export function opposite(ruling: string): Variant {
  return {
    id: `the opposite of ${ruling}`,
    says: (where = '') => `It plays the opposite of ${ruling}${where}.`,
    rulings: [ruling],
    law(law) {
      const rule = law.rules.get(ruling)
      return rule ? amend(law, { id: law.id, replace: { [ruling]: turned(rule) } }) : law
    },
    concerns: ({ ruleset }) => !!rulesets.get(ruleset)?.rules.has(ruling),
  }
}

const no = (answer: unknown): unknown => (typeof answer === 'boolean' ? !answer : answer)

function turned(rule: AnyRule): AnyRule {
  const { answer } = rule as { readonly answer: unknown }
  const other = typeof answer === 'function' ? (...about: readonly unknown[]) => no(answer(...about)) : no(answer)
  return { ...rule, answer: other } as AnyRule
}
