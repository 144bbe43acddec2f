import type { AnyQuestion } from './question.ts'
import type { Rule } from './rule.ts'

type Rules = readonly Rule[]

const sorted = new WeakMap<Rules, Map<unknown, Rules>>()

/** Does the rule speak of this value, of what its question's rules are sorted by? */
export const speaksOf = ({ of }: Rule, value: unknown): boolean => !of || of.includes(value as string)

/** Of the rules of a question, in their order, those that speak of this value; sorted out once for each law. */
export function thatSpeakOf<Q extends AnyQuestion>(rules: readonly Rule<Q>[], value: unknown): readonly Rule<Q>[] {
  const all = rules as unknown as Rules
  const byValue = sorted.get(all) ?? new Map<unknown, Rules>()
  if (!byValue.size) sorted.set(all, byValue)
  const known = byValue.get(value)
  if (known) return known as unknown as readonly Rule<Q>[]
  const found = rules.filter(rule => speaksOf(rule as unknown as Rule, value))
  byValue.set(value, found as unknown as Rules)
  return found
}
