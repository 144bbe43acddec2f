import type { EventWord, Term } from '../../protocol/types.ts'
import type { CardId, PlayerName } from '../board/state.ts'

/** What cannot be read off two boards: told in the order in which it happened. */
export interface Told {
  readonly event: EventWord
  readonly cards?: readonly CardId[]
  readonly player?: PlayerName
  readonly by?: CardId
  readonly count?: number
  /** The skill that they used, the value that was totalled, the wound. */
  readonly word?: string
  /** The parts of what each card counted towards a total. */
  readonly sums?: Readonly<Record<CardId, readonly Term[]>>
}
