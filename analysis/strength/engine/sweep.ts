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

/** Who notices which mutant, one at a time. A case of its own that noticed the one before is tried first where it passes this one, too. */
export async function noticedBy(
  { inside }: Opened,
  mutants: readonly EngineMutant[],
  { cases, mistakes }: Ways,
  catalogue: Catalogue,
): Promise<Noticed> {
  const noticed = new Map<string, Case>()
  let last: Case | undefined
  for (const mutant of mutants) {
    const ways = cases.get(mutant.id) ?? []
    const first = ways.filter(one => one === last)
    const by =
      (await inside.firstToNotice(mutant.number, [...first, ...ways.filter(one => one !== last)])) ??
      (await inside.firstToMiss(mutant.number, mistakes.get(mutant.id) ?? []))
    if (by === undefined) continue
    if (!(await inside.holds(by))) throw new Error(`${mutant.id}: without it ${by.id} fails afterwards.`)
    noticed.set(mutant.id, by)
    if (isOwn(mutant, by, catalogue)) last = by
  }
  return noticed
}
