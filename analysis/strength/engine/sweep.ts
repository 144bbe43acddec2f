import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Case } from '../../../steps/suite/case.ts'
import type { Instrumented, Written } from '../mutation/instrument.ts'
import { namer } from '../mutation/mutation.ts'
import { wordsOf } from '../mutation/words-of.ts'
import { type EngineMutant, isOwn, lawOf, roomOf } from './laws.ts'
import type { Opened } from './open.ts'
import type { Ways } from './ways.ts'

/** By the id of a mutant, the case that noticed, or that would no longer notice that its ruling is lacking. */
export type Noticed = ReadonlyMap<string, Case>

/** Another mutant says the same of a comparison of equals, turned round: it puts the other truth value. */
const isTurnedRound = ({ mutatorName, replacement }: Written): boolean =>
  mutatorName === 'EqualityOperator' && /[!=]==/.test(replacement)

/** The mutants of the files that can be switched. */
export function mutantsOf(files: readonly Instrumented[], fixed: ReadonlySet<string>): readonly EngineMutant[] {
  const named = namer()
  return files.flatMap(file =>
    file.mutants
      .filter(written => !fixed.has(written.id) && !isTurnedRound(written))
      .map(written => {
        const words = wordsOf(file, written)
        return { ...words, id: named(words.id), room: roomOf(file.file), law: lawOf(file.file), number: written.id }
      }),
  )
}

/** Who notices which mutant, one at a time. */
export async function noticedBy(
  { inside }: Opened,
  mutants: readonly EngineMutant[],
  ways: Ways,
  catalogue: Catalogue,
): Promise<Noticed> {
  const noticed = new Map<string, Case>()
  const note = async ({ id }: EngineMutant, by: Case): Promise<void> => {
    if (!(await inside.holds(by))) throw new Error(`${id}: without it ${by.id} fails afterwards.`)
    noticed.set(id, by)
  }
  let last: Case | undefined
  for (const mutant of mutants) {
    const by = await firstOnItsWays(inside, mutant, ways, last)
    if (by === undefined) continue
    await note(mutant, by)
    if (isOwn(mutant, by, catalogue)) last = by
  }
  for (const [at, mutant] of mutants.entries()) {
    const known = noticed.get(mutant.id)
    if (known && isOwn(mutant, known, catalogue)) continue
    const others = nearestFirst(mutants, at).flatMap(other => noticed.get(other.id) ?? [])
    const played = new Set(ways.cases.get(mutant.id))
    const left = [...new Set(others)].filter(one => !played.has(one) && (!known || isOwn(mutant, one, catalogue)))
    const by = await inside.firstToNotice(mutant.number, left.slice(0, mostOfNeighbors))
    if (by) await note(mutant, by)
  }
  return noticed
}

/** The first that notices of those on which it may make a difference. A case of its own that noticed the one before is tried first if it is one of them. */
async function firstOnItsWays(
  inside: Opened['inside'],
  { id, number }: EngineMutant,
  { cases, mistakes }: Ways,
  last: Case | undefined,
): Promise<Case | undefined> {
  const ways = cases.get(id) ?? []
  const first = ways.filter(one => one === last)
  return (
    (await inside.firstToNotice(number, [...first, ...ways.filter(one => one !== last)])) ??
    (await inside.firstToMiss(number, mistakes.get(id) ?? []))
  )
}

/** So many cases that noticed its neighbors are tried on a mutant that none of its own has noticed. */
const mostOfNeighbors = 15

/** The other mutants of the file, those that stand next to it first. */
const nearestFirst = (mutants: readonly EngineMutant[], at: number): readonly EngineMutant[] => {
  const fileOf = ({ place }: EngineMutant): string => place.slice(0, place.lastIndexOf(':'))
  const mutant = mutants[at]
  return mutants
    .map((other, index) => ({ other, distance: Math.abs(index - at) }))
    .filter(({ other, distance }) => distance > 0 && mutant && fileOf(other) === fileOf(mutant))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ other }) => other)
}
