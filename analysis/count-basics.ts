import type { Custom } from '../catalogue/customs.ts'
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
  /** No case has anything to do with them. */
  readonly inNoCase: readonly string[]
}

export function countBasics(
  customs: Iterable<Pick<Custom, 'id' | 'source'>>,
  cases: readonly Pick<Case, 'rulings' | 'customs'>[],
): BasicsCount {
  const own = new Set(cases.flatMap(({ rulings }) => rulings))
  const rested = new Set(cases.flatMap(({ customs: ids }) => ids))
  const all = [...customs]
  const ours = all.filter(({ source }) => source === 'ours')
  const read = all.filter(({ source }) => source !== 'ours' && source.some(({ known }) => known === 'read'))
  return {
    total: all.length,
    read: read.length,
    memory: all.length - ours.length - read.length,
    ours: ours.length,
    withBoards: all.filter(({ id }) => own.has(id)).length,
    restedOn: all.filter(({ id }) => !own.has(id) && rested.has(id)).length,
    inNoCase: all.filter(({ id }) => !own.has(id) && !rested.has(id)).map(({ id }) => id),
  }
}

/** The count in one line. */
export function basicsLine({ total, read, memory, ours, withBoards, restedOn, inNoCase }: BasicsCount): string {
  const sources = `${read} from texts that were read, ${memory} from knowledge of the game, ${ours} ours`
  const missing = inNoCase.length
    ? `${inNoCase.length} in no case (${inNoCase.slice(0, 3).join(', ')}${inNoCase.length > 3 ? ', …' : ''})`
    : 'none in no case'
  return `${counted(total, 'basic rule')}: ${sources}; ${withBoards} with boards of their own, ${restedOn} on which others rest, ${missing}`
}
