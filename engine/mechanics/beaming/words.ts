import type { CardId } from '../../board/state.ts'
import type { Clause, Who } from '../../text/text.ts'
export interface AddedCardText {
  /** Where it is, its player's transporters beam through the opponent's SHIELDS; or, `alone`, it is so beamed if nobody else goes with it. */
  readonly throughShields?: Clause & { readonly alone?: true }
}

export interface AddedDeedKinds {
  /** From `places` to `card`. */
  beam: true
  /** Borg who boarded a ship of the opponent's. */
  'sent to scout': true
}

export interface AddedCapabilities {
  beam: true
  'operate transporters': true
  'be carried': true
}

export interface AddedTriggers {
  /** Cards are about to be beamed. */
  beams: { readonly cards: readonly CardId[]; readonly card?: undefined }
}

export interface AddedHappenings {
  'tribble beamed': { readonly card: CardId; readonly by: readonly CardId[] }
  /** Some of its crew were beamed away. */
  'crew beamed away': { readonly card: CardId }
}

export interface AddedEffectWords {
  /** They are beamed there, in the midst of whatever has it done. */
  beam: { readonly who: Who; readonly to: Who }
}
