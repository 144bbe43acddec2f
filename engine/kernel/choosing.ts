import type { CardId, PlayerName } from '../board/state.ts'

/** How a text has cards selected: by whom, or blindly. */
export type Method = 'you' | 'opponent' | 'owner' | 'chance'

/** A selection that is being made: of which group, by whom, and by what right. */
export interface Choosing {
  readonly who: PlayerName | 'chance'
  readonly method: Method | 'unspecified' | 'tie'
  /** The card that has the selection made. */
  readonly by?: CardId
  readonly from: readonly CardId[]
  /** Those from whom the candidates were taken. */
  readonly group: readonly CardId[]
}
