import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Datum } from '../../catalogue/ruling.ts'
import { amend } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Variant } from './variant.ts'

/** Every law with another value printed on a card. */
export function misprint(datum: Omit<Datum, 'not'>, instead: unknown): Variant {
  const { card, fact } = datum
  const facts = withFact(datum, instead)
  return {
    id: `${card}: ${fact} ${JSON.stringify(instead)}`,
    says: (where = '') => `It has ${JSON.stringify(instead)} as "${fact}" of "${card}"${where}.`,
    rulings: [],
    law: law => amend(law, { id: law.id, facts: [facts] }),
    concerns: ({ ruleset }) => rulesets.has(ruleset),
  }
}

function withFact({ card, fact }: Omit<Datum, 'not'>, instead: unknown): CardFacts {
  const facts = structuredClone(findCard(card)) as CardFacts
  const path = fact.split('.')
  const holder = valueAt(facts, path.slice(0, -1)) as Record<string, unknown>
  holder[path.at(-1)!] = instead
  return facts
}

/** The value at that place of plain data; undefined = none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined,
    value,
  )
