import type { CardId, Condition } from '../../board/state.ts'
import type { Requirement, Who } from '../../text/text.ts'
export interface AddedEffectWords {
  /** `whole` = the group with its equipment, `lasting` = for as long as this card is in play, `fullTurns` = for as many of their player's as these are. */
  stop: {
    readonly who: Who
    readonly whole?: true
    readonly lasting?: true
    readonly fullTurns?: Who
    /** Not those with cards aboard that meet it. */
    readonly spares?: Requirement
  }
  /** They are in the condition no longer. */
  lift: { readonly who: Who; readonly condition: Condition }
  /** `who` are killed, and the other one is not; where there is nobody, nothing is changed. */
  'die instead': { readonly who: Who; readonly of: Who }
}

export interface AddedDeedKinds {
  /** For `number` full turns of the player's; 0 = no longer. */
  'stopped for turns': true
}

export interface AddedHappenings {
  unstopped: { readonly card: CardId }
}

/** What befell cards all at once: why they may become stopped. */
export type StopCause = 'dilemma failed' | 'whole group' | 'selected' | 'everyone selected' | 'battle' | 'text'

export interface AddedConsequences {
  stop: { readonly cards: readonly CardId[]; readonly cause: StopCause }
  unstop: { readonly cards: readonly CardId[] }
  /** The condition ends, and nothing follows from that. */
  end: { readonly condition: Condition; readonly cards: readonly CardId[] }
}
