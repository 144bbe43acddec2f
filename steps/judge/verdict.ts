import type { Exchange } from '../../protocol/client.ts'
import { printable } from '../../protocol/printable.ts'
import type { Board } from '../../protocol/types.ts'
import type { Ability } from './beyond.ts'
import type { Played } from './failure.ts'
import { listed } from './mismatch.ts'

/** Result of one case. */
export interface Verdict {
  readonly outcome: Played
  readonly message?: string
  /** Missing declarations of the engine; of `unsupported`. */
  readonly lacks?: Ability
  /** Where the engine's author works on the error that it answered with. */
  readonly issue?: string
  /** How often it was played again for a draw; absent = never. */
  readonly replays?: number
  /** Acts by which the board was reached; absent = it was arranged. */
  readonly reachedBy?: number
  /** Printed cards that the engine does not have, which were made up for it; absent = none. */
  readonly standIns?: readonly string[]
  readonly because: readonly string[]
  readonly unchecked: readonly string[]
  /** One per step. */
  readonly steps: readonly ('pass' | 'fail' | 'skipped')[]
  readonly transcript: readonly Exchange[]
  readonly before?: Board
  readonly after?: Board
  readonly milliseconds: number
}

/** The ids of which one must be named for the ruling to have decided: its own, or those that it follows from. None: no ruling decides. */
export type Grounds = (ruling: string) => readonly string[]

/** How a case is played. */
export interface Manner {
  readonly replays?: number | undefined
  readonly insists?: boolean
}

/** A case of which a check was dropped is no pass. */
export function endOf(unchecked: readonly string[], astray: string | undefined): Pick<Verdict, 'outcome' | 'message'> {
  if (unchecked.length) return { outcome: 'partly-checked', message: `The engine does not show ${listed(unchecked)}` }
  return { outcome: 'pass', ...(astray === undefined ? {} : { message: printable(astray) }) }
}
