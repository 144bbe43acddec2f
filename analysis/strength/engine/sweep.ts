import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Case } from '../../../steps/suite/case.ts'
import type { Instrumented, Written } from '../mutation/instrument.ts'
import { type MutationFate, namer } from '../mutation/mutation.ts'
import { wordsOf } from '../mutation/words-of.ts'
import type { Mistake } from './inside.ts'
import { Mistakes } from './mistakes.ts'
import type { Opened } from './open.ts'
import { toBePlayed, type Way } from './to-be-played.ts'

/** A change to the engine's own code. */
export interface EngineMutant extends Pick<MutationFate, 'id' | 'kind' | 'place' | 'was' | 'becomes'> {
  /** The topic of its room; a folder where it stands in none. */
  readonly room: string
  /** Its number. */
  readonly number: string
}

/** Where cases lead through the engine's code. */
export interface Ways {
  /** By the number of a mutant, the cases to play. */
  readonly cases: ReadonlyMap<string, readonly Case[]>
  /** By the number of a mutant, cases that lead there an engine that lacks a ruling of theirs, and fail on it. */
  readonly mistakes: ReadonlyMap<string, readonly Mistake[]>
  /** Numbers of the mutants that leave a refusal out which a case asks for and the engine gives a reason for. */
  readonly reasons: ReadonlySet<string>
}

/** By the id of a mutant, the case that noticed, or that would no longer notice that its ruling is lacking. */
export type Noticed = ReadonlyMap<string, Case>

/** The topic of its folder; the folder of the engine where it stands in none. */
export const roomOf = (file: string): string =>
  /^engine\/mechanics\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[1] ?? ''

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
        return { ...words, id: named(words.id), room: roomOf(file.file), number: written.id }
      }),
  )
}

/** Plays every case once, and notes which mutants, all of one room, may make a difference in it. */
export async function waysThrough(
  { files, inside }: Opened,
  mutants: readonly EngineMutant[],
  cases: readonly Case[],
  catalogue: Catalogue,
): Promise<Ways> {
  const numbers = new Set(mutants.map(({ number }) => number))
  const written = new Map(
    files.flatMap(one => one.mutants.filter(({ id }) => numbers.has(id)).map(one => [one.id, one])),
  )
  const room = mutants[0]?.room ?? ''
  const finder = new inside.Pathfinder(written)
  const found = new Map<string, Way[]>()
  const mistakes = new Mistakes()
  const reasons = new Set<string>()
  for (const one of cases) {
    const plain = await finder.pass(one)
    const { mutants: passed, givenUp, within, refusals } = plain
    const isNear = topicsOf(one, catalogue).has(room)
    for (const id of refusals) reasons.add(id)
    for (const id of passed) {
      const way = { kase: one, isGivenUp: givenUp.has(id), isNear, within: within.get(id) ?? 0 }
      const known = found.get(id)
      if (known) known.push(way)
      else found.set(id, [way])
    }
    const plainly = new Set(passed)
    const isConcerned = plain.holds && (passed.length > 0 || isNear)
    for (const without of isConcerned ? one.rulings : []) {
      const lacking = await finder.pass(one, without)
      if (lacking.holds) continue
      for (const id of lacking.mutants)
        if (!plainly.has(id) || isNear) mistakes.add(id, { kase: one, without }, !plainly.has(id))
    }
  }
  return {
    cases: new Map([...found].map(([id, ways]) => [id, toBePlayed(ways)])),
    mistakes: mistakes.byMutant(),
    reasons,
  }
}

export const topicsOf = ({ rulings }: Pick<Case, 'rulings'>, catalogue: Catalogue): ReadonlySet<string> =>
  new Set(rulings.flatMap(id => catalogue.rulings.get(id)?.topic ?? catalogue.customs.get(id)?.topic ?? []))

/** Is the case one of the topic of the mutant's room? Where it stands in no room, any is. */
export const isOwn = ({ room }: Pick<EngineMutant, 'room'>, kase: Case, catalogue: Catalogue): boolean =>
  !catalogue.topics.has(room) || topicsOf(kase, catalogue).has(room)

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
    const ways = cases.get(mutant.number) ?? []
    const first = ways.filter(one => one === last)
    const by =
      (await inside.firstToNotice(mutant.number, [...first, ...ways.filter(one => one !== last)])) ??
      (await inside.firstToMiss(mutant.number, mistakes.get(mutant.number) ?? []))
    if (by === undefined) continue
    if (!(await inside.holds(by))) throw new Error(`${mutant.id}: without it ${by.id} fails afterwards.`)
    noticed.set(mutant.id, by)
    if (isOwn(mutant, by, catalogue)) last = by
  }
  return noticed
}
