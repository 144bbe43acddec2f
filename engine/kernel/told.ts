import type { EventWord, Id, Name, Term } from '../../protocol/types.ts'

/** What cannot be read off two boards: told in the order in which it happened. */
export interface Told {
  readonly event: EventWord
  readonly cards?: readonly Id[]
  readonly player?: Name
  readonly by?: Id
  readonly count?: number
  /** The skill that they used, the value that was totalled, the wound. */
  readonly word?: string
  /** The parts of what each card counted towards a total. */
  readonly sums?: Readonly<Record<Id, readonly Term[]>>
}
