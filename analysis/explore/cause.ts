import { basicRules, isBasic } from '../../catalogue/in-force.ts'
import { isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { readings } from '../../engine/rulesets/readings.ts'
import { type Greeted, greet, under } from '../reference.ts'
import { opposite } from '../variants/opposite.ts'
import { readAs } from '../variants/reading.ts'
import { strike } from '../variants/strike.ts'
import type { Variant } from '../variants/variant.ts'
import { answeringOtherwise } from '../variants/without.ts'
import { compare, type Difference } from './difference.ts'
import { record, type Said } from './record.ts'

/** Cause of a difference on the law's side. */
export interface Cause {
  /**
   * Rulings or basic rules without which our engine would not say this, those first with which it would say what the
   * engine says.
   */
  readonly decidedBy: readonly string[]
  /** `named`: those that were named, though the engine would say this without them, too. */
  readonly kind: 'ruling' | 'custom' | 'named'
  /** `each alone`: without one of them the others decide. `by its opposite`: it says what would hold without it, too. */
  readonly how?: 'each alone' | 'by its opposite'
}

/** Finds the cause; undefined: neither a ruling nor a custom does, and the reference engine must not be believed. */
export async function causeOf(difference: Difference, law: Ruleset): Promise<Cause | undefined> {
  const inLaw = (ids: readonly string[]): readonly string[] => ids.filter(id => isInLaw(law, id))
  const [named, before, customs] = [inLaw(namedFor(difference)), inLaw(namedUpTo(difference)), customsOf(law)]
  let first: readonly Deciding[] = []
  for (const ids of [named, customs, before, defaultsOf(law)]) {
    const found = await deciding(difference, ids, id => lacking(law, id))
    if (found.some(isAlike)) return causeBy(found)
    if (!first.length) first = found
  }
  if (first.length) return causeBy(first)
  const turned = await deciding(difference, named, async id => [await asVaried(law, opposite(id))])
  if (turned.length) return { ...causeBy(turned), how: 'by its opposite' }
  for (const ids of [named, [...new Set([...before, ...customs])]]) {
    const together = await decidingTogether(difference, law, ids)
    if (together.length) return { ...causeOfKind(together), how: 'each alone' }
  }
  return named.length ? { kind: 'named', decidedBy: named } : undefined
}

const causeBy = (found: readonly Deciding[]): Cause => causeOfKind(found.map(({ id }) => id))

const causeOfKind = (decidedBy: readonly string[]): Cause => ({
  kind: decidedBy.every(isBasic) ? 'custom' : 'ruling',
  decidedBy,
})

/** The basic rules of the law that are defaults of questions: no rule says them. */
const defaultsOf = ({ id }: Ruleset): readonly string[] =>
  [...basicRules().values()].flatMap(one => (one.question && one.rulesets.includes(id) ? [one.id] : []))

export const customsOf = ({ rules }: Ruleset): readonly string[] =>
  [...rules.values()].filter(({ custom }) => custom).map(({ ruling }) => ruling)

/** Is it the same cause still? */
export async function stillDecides(difference: Difference, law: Ruleset, { decidedBy, how }: Cause): Promise<boolean> {
  const [first = ''] = decidedBy
  if (how === 'each alone') return decides(difference, law, decidedBy)
  if (how === 'by its opposite') return (await likeness(difference, await asVaried(law, opposite(first)))) !== undefined
  return (await deciding(difference, [first], id => lacking(law, id))).length > 0
}

/** The fewest of these without which, all of them, the sentence would not hold; none = it holds without all of them. */
async function decidingTogether(
  difference: Difference,
  law: Ruleset,
  all: readonly string[],
): Promise<readonly string[]> {
  const decide = (ids: readonly string[]): Promise<boolean> => decides(difference, law, ids)
  if (!all.length || !(await decide(all))) return []
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
  return namedIn(begun < 0 ? said.slice(0, at + 1) : said.slice(begun, at + 1))
}

/** The rulings that were named in all of the game so far. */
const namedUpTo = ({ recording: { said }, at }: Difference): readonly string[] => namedIn(said.slice(0, at + 1))

const namedIn = (said: readonly Said[]): readonly string[] => [...new Set(said.flatMap(({ because }) => because))]

/** A ruling or basic rule whose change makes the sentence not hold, and how much our engine then plays like the other. */
interface Deciding {
  readonly id: string
  readonly like: number
}

/** Does our engine without it say just what the other says? */
const isAlike = ({ like }: Deciding): boolean => like === 2

/** Of these those that decide, those first that the engine seems to lack. */
async function deciding(
  difference: Difference,
  ids: readonly string[],
  changed: (id: string) => Promise<readonly (Greeted | undefined)[]>,
): Promise<readonly Deciding[]> {
  const found: Deciding[] = []
  for (const id of ids) {
    let most = 0
    for (const one of await changed(id)) most = Math.max(most, (await likeness(difference, one)) ?? 0)
    if (most) found.push({ id, like: most })
  }
  return found.toSorted((a, b) => b.like - a.like)
}

/** Would the sentence not hold without these, all of them? */
const decides = async (difference: Difference, law: Ruleset, ids: readonly string[]): Promise<boolean> =>
  (await likeness(difference, await lawWithout(law, ...ids))) !== undefined

/** How much a law without rulings plays like the engine; undefined = the sentence holds without them. */
async function likeness(difference: Difference, without: Greeted | undefined): Promise<number | undefined> {
  const seen = without && (await compare(difference.recording, without))
  if (!seen || typeof seen === 'string' || seen.outcome !== 'fail' || seen.at !== difference.at) return undefined
  return seen.message === difference.message ? 2 : 1
}

const engines = new WeakMap<Ruleset, Map<string, Promise<Greeted | undefined>>>()

/** The engine of a variant, which is kept. */
function keptAs(law: Ruleset, variant: Variant): Promise<Greeted | undefined> {
  const known = engines.get(law) ?? new Map<string, Promise<Greeted | undefined>>()
  engines.set(law, known)
  const found = known.get(variant.id) ?? asVaried(law, variant)
  if (variant.rulings.length < 2 || known.size < mostKept) known.set(variant.id, found)
  return found
}

/** Laws without several rulings that are kept next to those without one. */
const mostKept = 2_000

/** The reference engine under the law without these rulings; undefined where nothing is left to strike out. */
export const lawWithout = (law: Ruleset, ...rulings: readonly string[]): Promise<Greeted | undefined> =>
  keptAs(law, strike(rulings))

/** The engines that lack a ruling or basic rule: without it, or with each other answer to the question whose default it is. */
function lacking(law: Ruleset, id: string): Promise<readonly (Greeted | undefined)[]> {
  const others = answeringOtherwise(id, { customs: basicRules() })
  return Promise.all((others.length ? others : [strike([id])]).map(one => keptAs(law, one)))
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
