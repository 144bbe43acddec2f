import type { Brief } from '../../reports/brief.ts'
import type { Ended } from '../../steps/session.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { RunOptions } from '../options.ts'

/** What a thread beside the run is told: by the same options it finds the same cases, in the same order. */
export interface Told {
  readonly options: RunOptions
  /** How many cases have been taken, by whichever thread: one `Int32`. */
  readonly taken: SharedArrayBuffer
}

/** What came of a case, with what is told of its messages and boards where these stay in another thread. */
export type Heard = Ended & { readonly brief?: Brief }

/** What came of a case, by its place in the list; a passed one without its messages and boards, if nobody will look at them. */
export interface Said {
  readonly at: number
  readonly ended: Heard extends infer Each ? (Each extends Heard ? Omit<Each, 'kase'> : never) : never
}

/** Cases that a thread takes at a time. */
const several = 16

/** The next cases that no thread has taken, a few at a time, with the place of the first. */
export function* takes(
  cases: readonly Case[],
  taken: Int32Array,
  atATime = several,
): Generator<{ readonly at: number; readonly cases: readonly Case[] }> {
  for (;;) {
    const at = Atomics.add(taken, 0, atATime)
    if (at >= cases.length) return
    yield { at, cases: cases.slice(at, at + atATime) }
  }
}

/** What tells whether two threads have found the same cases. */
export const listOf = (cases: readonly Case[]): string => cases.map(({ id }) => id).join('\n')
