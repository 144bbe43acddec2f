import { basicsFolder, type Custom } from '../catalogue/customs.ts'
import { counted } from '../reports/words.ts'
import type { Case } from '../steps/suite/case.ts'

/** How many basic rules there are, where they come from, and what plays them. */
export interface BasicsCount {
  readonly total: number
  /** At least one of their texts was read. */
  readonly read: number
  /** All of their texts are known from the game only. */
  readonly memory: number
  /** No text states them. */
  readonly ours: number
  /** They are tagged on cases of their own. */
  readonly withBoards: number
  /** They have no cases of their own, but verdicts of others rest on them. */
  readonly restedOn: number
  /** No case has anything to do with them, and their rows say why. */
  readonly untouched: readonly string[]
  /** What is wrong with them, one line each: no case and no reason, or a reason and a case. */
  readonly faults: readonly string[]
}

export function countBasics(
  customs: Iterable<Pick<Custom, 'id' | 'source' | 'untouched'>>,
  cases: readonly Pick<Case, 'rulings' | 'customs'>[],
): BasicsCount {
  const own = new Set(cases.flatMap(({ rulings }) => rulings))
  const rested = new Set(cases.flatMap(({ customs: ids }) => ids))
  const all = [...customs]
  const ours = all.filter(({ source }) => source === 'ours')
  const read = all.filter(({ source }) => source !== 'ours' && source.some(({ known }) => known === 'read'))
  const isTouched = (id: string): boolean => own.has(id) || rested.has(id)
  return {
    total: all.length,
    read: read.length,
    memory: all.length - ours.length - read.length,
    ours: ours.length,
    withBoards: all.filter(({ id }) => own.has(id)).length,
    restedOn: all.filter(({ id }) => !own.has(id) && rested.has(id)).length,
    untouched: all.flatMap(({ id, untouched }) => (untouched === undefined ? [] : [`${id}: ${untouched}`])),
    faults: all.flatMap(({ id, untouched }) => {
      if (isTouched(id) !== (untouched !== undefined)) return []
      return [`rulings/${basicsFolder}: ${id} ${untouched === undefined ? unexplained : needless}`]
    }),
  }
}

const unexplained = 'is in no case; tag boards for it `@ruling=…`, end it, or say with `untouched:` why there are none'
const needless = 'says why no case shows it and none rests on it, and some do; take `untouched:` away'

/** The count in one line, with the reasons of those that are in no case. */
export function basicsLine({ total, read, memory, ours, withBoards, restedOn, untouched }: BasicsCount): string {
  const sources = `${read} from texts that were read, ${memory} from knowledge of the game, ${ours} ours`
  const missing = untouched.length
    ? `${untouched.length} in no case, and why (${untouched.join('; ')})`
    : 'none in no case'
  return `${counted(total, 'basic rule')}: ${sources}; ${withBoards} with their own boards, ${restedOn} on which others rest, ${missing}`
}
