import type { Catalogue } from '../../catalogue/catalogue.ts'
import { isBasic } from '../../catalogue/in-force.ts'
import { isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { inForce } from '../variants/in-force.ts'
import { type Replacement, replacements } from '../variants/replace.ts'
import { restsOn } from '../variants/rests-on.ts'
import { strike } from '../variants/strike.ts'
import { Table } from '../variants/table.ts'
import type { Variant } from '../variants/variant.ts'
import { without } from '../variants/without.ts'
import type { Same } from './same.ts'

/**
 * Fate of a law in which one ruling or basic rule is changed: a case of its own failed, another case did, or none. `same`: none can,
 * for both laws play alike.
 */
export type Fate = 'killed' | 'killed elsewhere' | 'survived' | 'same'

export interface Mutant {
  readonly kind: 'repeal' | 'replace'
  readonly ruling: string
  /** The ruling in its place; absent = it was struck out. */
  readonly with?: string
  /** Of a basic rule that is the default of a question: the question, and the answer that it gets instead. */
  readonly answer?: string
  readonly ruleset: string
  readonly fate: Fate
  /** The case that noticed first; absent = none. */
  readonly by?: string
  /** Why nobody noticed, or nobody can. */
  readonly reason?: string
}

/** A law in which one ruling or basic rule is struck out, or a ruling stands as another document has it. */
export type Change = Variant & Pick<Mutant, 'kind' | 'ruling' | 'answer' | 'ruleset'> & Partial<Replacement>

/** Every change of one ruling or basic rule of the law. */
export function changesOf(law: Ruleset, catalogue: Catalogue): readonly Change[] {
  const ruleset = law.id
  const gone = inForce(law).map(ruling => ({ ...strike([ruling]), kind: 'repeal' as const, ruling, ruleset }))
  const replaced = replacements(law, catalogue).map(one => ({ ...one, kind: 'replace' as const, ruleset }))
  return [...gone, ...replaced, ...basicsLacking(law, catalogue)]
}

/** The law without each of its basic rules, or with each other answer to the question whose default it is. */
function basicsLacking(law: Ruleset, catalogue: Catalogue): readonly Change[] {
  const holding = [...catalogue.customs.values()].filter(({ rulesets: where }) => where.includes(law.id))
  return holding.flatMap(({ id, question }) => {
    const [struck, ...others] = without(id, catalogue)
    const about = { kind: 'repeal' as const, ruling: id, ruleset: law.id }
    if (question === undefined || deniesItsDefault(law, id, question))
      return struck && isInLaw(law, id) ? [{ ...struck, ...about }] : []
    return others.map(one => ({ ...one, ...about, answer: one.id }))
  })
}

/** Does a rule of that id answer the question otherwise than where no rule applies? To turn the default round would say the same. */
function deniesItsDefault({ byQuestion }: Ruleset, id: string, question: string): boolean {
  const own = byQuestion.get(question)?.find(({ ruling }) => ruling === id)
  const otherwise = own?.asked.otherwise as (() => unknown) | undefined
  return otherwise?.length === 0 && typeof own?.answer !== 'function' && own?.answer !== otherwise()
}

/** Which rulings decided each case under the law as it is. */
export type Decided = ReadonlyMap<string, ReadonlySet<string>>

export interface Sweep {
  readonly suite: Suite
  readonly catalogue: Catalogue
  /** Left out: every case may notice that a ruling is struck out, and not only those that name it. */
  readonly decided?: Decided
  readonly same: Same
  /** Hears how many changed laws have been played. */
  readonly told?: (mutants: number) => void
}

/** Plays the cases that could notice, under each changed law. */
export async function sweep(changes: readonly Change[], all: Sweep): Promise<readonly Mutant[]> {
  const mutants: Mutant[] = []
  for (const change of changes) {
    const cases = all.suite.cases.filter(one => one.ruleset === change.ruleset)
    mutants.push(await mutantOf(change, cases, all))
    all.told?.(mutants.length)
  }
  return mutants
}

async function mutantOf(change: Change, cases: readonly Case[], all: Sweep): Promise<Mutant> {
  const { kind, ruling, answer, ruleset } = change
  const instead = {
    ...(change.with === undefined ? {} : { with: change.with }),
    ...(answer === undefined ? {} : { answer }),
  }
  const about = { kind, ruling, ...instead, ruleset }
  if (change.same) return { ...about, fate: 'same', reason: 'the same rule in words of another document' }
  const table = new Table(change)
  const own = cases.filter(one => restsOn(one, ruling, all.catalogue))
  const killer = await table.firstToNotice(own)
  if (killer) return { ...about, fate: 'killed', by: killer.id }
  const others = whoMayNotice(change, cases, own, all.decided)
  const elsewhere = await table.firstToNotice(others)
  if (elsewhere) return { ...about, fate: 'killed elsewhere', by: elsewhere.id }
  const reason = all.same.get(ruling)?.get(change.with ?? '')
  if (reason !== undefined) return { ...about, fate: 'same', reason }
  return { ...about, fate: 'survived', reason: reasonFor(change, own.length, others.length) }
}

/**
 * Whoever named the ruling, first; and, where another took its place, everybody: it may speak where the old one was silent.
 * Of a basic rule those that are known to rest on it.
 */
function whoMayNotice(
  { kind, ruling }: Change,
  cases: readonly Case[],
  own: readonly Case[],
  decided: Decided | undefined,
): readonly Case[] {
  const rest = cases.filter(one => !own.includes(one))
  if (isBasic(ruling)) return rest.filter(one => one.customs.includes(ruling))
  if (!decided) return rest
  const named = rest.filter(one => decided.get(one.id)?.has(ruling))
  return kind === 'repeal' ? named : [...named, ...rest.filter(one => !named.includes(one))]
}

function reasonFor(change: Change, own: number, others: number): string {
  if (change.with !== undefined) return `no scenario under this ruleset tells it from ${change.with}`
  if (own) return `its ${own} scenarios under this ruleset pass without it`
  return others
    ? `it has no scenario under this ruleset, and the ${others} others that name it pass without it`
    : 'no scenario under this ruleset rests on it'
}
