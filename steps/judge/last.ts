import type { RefusalCode } from '../../protocol/types.ts'
import type { Deed } from '../operation.ts'

/** Result of the last act, answer or response. */
export interface Last {
  readonly refused: boolean
  /** In words, for messages. */
  readonly what: string
  readonly text: string
  /** Of a refusal, where the engine says one. */
  readonly code?: RefusalCode
  /** What was refused. */
  readonly deed?: Deed
  /** The sentence stands for more than one act: so many. */
  readonly acts?: number
  /** The engine cannot be asked. */
  readonly unknown?: true
  /** The boards before and after it were compared, and others have come since. */
  readonly compared?: true
}
