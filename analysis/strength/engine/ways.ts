import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Case } from '../../../steps/suite/case.ts'
import type { Mistake } from './inside.ts'
import { type EngineMutant, isOfLaw, topicsOf } from './laws.ts'
import { Mistakes } from './mistakes.ts'
import type { Opened } from './open.ts'
import { Candidates } from './to-be-played.ts'

/** Where cases lead through the engine's code. */
export interface Ways {
  /** By the id of a mutant, the cases to play. */
  readonly cases: ReadonlyMap<string, readonly Case[]>
  /** By the id of a mutant, cases that lead there an engine that lacks a ruling of theirs, and fail on it. */
  readonly mistakes: ReadonlyMap<string, readonly Mistake[]>
  /** Ids of the mutants that leave a refusal out which a case asks for and the engine gives a reason for. */
  readonly reasons: ReadonlySet<string>
}

/** Plays every case once, and notes which of the mutants may make a difference in it. */
export async function waysThrough(
  { files, inside }: Opened,
  mutants: readonly EngineMutant[],
  cases: readonly Case[],
  catalogue: Catalogue,
): Promise<Ways> {
  const byNumber = new Map(mutants.map(mutant => [mutant.number, mutant]))
  const written = files.flatMap(one => one.mutants).filter(({ id }) => byNumber.has(id))
  const finder = new inside.Pathfinder(new Map(written.map(one => [one.id, one])))
  const found = new Map<string, Candidates>()
  const mistakes = new Mistakes()
  const reasons = new Set<string>()
  for (const one of cases) {
    const topics = topicsOf(one, catalogue)
    const passed = await finder.pass(one)
    for (const { id } of of(passed.refusals, byNumber)) reasons.add(id)
    for (const mutant of of(passed.mutants, byNumber)) {
      const { id, number, law } = mutant
      const isNear = isOfLaw(mutant, one, topics)
      const way = { kase: one, isGivenUp: passed.givenUp.has(number), isNear, within: passed.within.get(number) ?? 0 }
      const known = found.get(id) ?? new Candidates(law.rulings)
      found.set(id, known)
      known.add(way)
    }
    const plainly = new Set(passed.mutants)
    for (const without of passed.holds ? one.rulings : []) {
      const lacking = await finder.pass(one, without)
      if (lacking.holds) continue
      for (const mutant of of(lacking.mutants, byNumber)) {
        const isAstray = !plainly.has(mutant.number)
        if (isAstray || isOfLaw(mutant, one, topics)) mistakes.add(mutant.id, { kase: one, without }, isAstray)
      }
    }
  }
  return {
    cases: new Map([...found].map(([id, candidates]) => [id, candidates.toBePlayed()])),
    mistakes: mistakes.byMutant(),
    reasons,
  }
}

const of = (numbers: readonly string[], all: ReadonlyMap<string, EngineMutant>): readonly EngineMutant[] =>
  numbers.flatMap(number => all.get(number) ?? [])
