import { findCard } from '../../cards/catalogue.ts'
import { madeIn } from '../../steps/of-operations.ts'
import type { Case } from '../../steps/suite/case.ts'

/** Sentences that put cards on the board, or in a pile. */
const arranging: ReadonlySet<string> = new Set(['has', 'locations', 'order', 'put', 'set', 'history'])

/** Printed cards that the case arranges, by the catalogue's titles; made-up cards and those that are only spoken of are none. */
export function onTheBoard({ steps }: Pick<Case, 'steps'>): readonly string[] {
  const made = new Set(madeIn(steps.map(({ operation }) => operation)).map(({ title }) => title))
  const named = steps.filter(({ operation }) => arranging.has(operation.op)).flatMap(s => titlesIn(s.operation))
  const printed = named.filter(title => !made.has(title)).flatMap(title => findCard(title)?.title ?? [])
  return [...new Set(printed)]
}

/** Every title in a sentence, wherever it stands. */
export function titlesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn)
  if (typeof value !== 'object' || value === null) return []
  const { title } = value as { readonly title?: unknown }
  return [...(typeof title === 'string' ? [title] : []), ...Object.values(value).flatMap(titlesIn)]
}
