import { isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { readings } from '../../engine/rulesets/readings.ts'
import { type Greeted, greet, under } from '../reference.ts'
import { readAs } from '../variants/reading.ts'
import { strike } from '../variants/strike.ts'
import type { Variant } from '../variants/variant.ts'
import { compare, type Difference } from './difference.ts'
import { record } from './record.ts'

/** Cause of a difference on the law's side. */
export interface Cause {
  /** Rulings or a custom without which our engine would not say this, those first with which it would say what the engine says. */
  readonly decidedBy: readonly string[]
  readonly kind: 'ruling' | 'custom' | 'named'
}

/** Finds the cause; undefined: neither a ruling nor a custom does, and the reference engine must not be believed. */
export async function causeOf(difference: Difference, law: Ruleset): Promise<Cause | undefined> {
  const named = namedFor(difference).filter(ruling => isInLaw(law, ruling))
  const rulings = await deciding(difference, law, named)
  if (rulings.length) return { kind: 'ruling', decidedBy: rulings }
  const customs = customsOf(law)
  const custom = await deciding(difference, law, customs)
  if (custom.length) return { kind: 'custom', decidedBy: custom }
  if (named.length) return { kind: 'named', decidedBy: named }
  const together = await decidingTogether(difference, law, customs)
  return together.length ? { kind: 'custom', decidedBy: together } : undefined
}

export const customsOf = ({ rules }: Ruleset): readonly string[] =>
  [...rules.values()].filter(({ custom }) => custom).map(({ ruling }) => ruling)

/** The fewest of these without which, all of them, the sentence would not hold; none = it holds without all of them. */
async function decidingTogether(
  difference: Difference,
  law: Ruleset,
  all: readonly string[],
): Promise<readonly string[]> {
  const decide = async (ids: readonly string[]): Promise<boolean> =>
    (await likeness(difference, await asVaried(law, strike(ids)))) !== undefined
  if (!(await decide(all))) return []
  let left = all
  for (let size = Math.ceil(all.length / 2); ; size = Math.ceil(size / 2)) {
    for (let at = 0; at < left.length; ) {
      const fewer = left.toSpliced(at, size)
      if (fewer.length && (await decide(fewer))) left = fewer
      else at += size
    }
    if (size === 1) return left
  }
}

/** The rulings that were named since the last deed began, and those named for the sentence itself. */
export function namedFor({ recording: { said }, at }: Difference): readonly string[] {
  const begun = said.slice(0, at + 1).findLastIndex(({ operation: { op } }) => op === 'do' || op === 'deck')
  const since = begun < 0 ? said.slice(0, at + 1) : said.slice(begun, at + 1)
  return [...new Set(since.flatMap(({ because }) => because))]
}

/** Of these rulings those without which the sentence would not hold, those first that the engine seems to lack. */
async function deciding(difference: Difference, law: Ruleset, rulings: readonly string[]): Promise<readonly string[]> {
  const found: { readonly ruling: string; readonly like: number }[] = []
  for (const ruling of rulings) {
    const like = await likeness(difference, await lawWithout(law, ruling))
    if (like !== undefined) found.push({ ruling, like })
  }
  return found.toSorted((a, b) => b.like - a.like).map(({ ruling }) => ruling)
}

/** Would the sentence not hold without the ruling? */
export const decides = async (difference: Difference, law: Ruleset, ruling: string): Promise<boolean> =>
  (await likeness(difference, await lawWithout(law, ruling))) !== undefined

/** How much a law without rulings plays like the engine; undefined = the sentence holds without them. */
async function likeness(difference: Difference, without: Greeted | undefined): Promise<number | undefined> {
  const seen = without && (await compare(difference.recording, without))
  if (!seen || typeof seen === 'string' || seen.at !== difference.at) return undefined
  return seen.message === difference.message ? 2 : 1
}

const laws = new WeakMap<Ruleset, Map<string, Promise<Greeted | undefined>>>()

/** The reference engine under the law without that ruling; undefined where nothing is left to strike out. */
export function lawWithout(law: Ruleset, ruling: string): Promise<Greeted | undefined> {
  const known = laws.get(law) ?? new Map<string, Promise<Greeted | undefined>>()
  laws.set(law, known)
  const found = known.get(ruling) ?? asVaried(law, strike([ruling]))
  known.set(ruling, found)
  return found
}

/** The reference engine under the law as the variant has it; undefined where that is the law itself. */
export async function asVaried(law: Ruleset, variant: Variant): Promise<Greeted | undefined> {
  const changed = variant.law(law)
  return changed === law ? undefined : greet(under(changed))
}

/** The permitted reading of an open question under which the law says what the engine does, as `<question>/<reading>`. */
export async function readingOf({ recording }: Difference, law: Ruleset, engine: Greeted): Promise<string | undefined> {
  for (const [id, reading] of readings) {
    const read = await asVaried(law, readAs(reading))
    if (!read || (await compare(recording, read)) === 'same') continue
    const told = await record(recording, read)
    if (told && (await compare(told, engine)) === 'same') return id
  }
  return undefined
}
