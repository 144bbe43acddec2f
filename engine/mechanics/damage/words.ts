import type { MarkerSymbol } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import type { Device } from '../../questions/damage/questions.ts'
import type { Clause, Effect, Filter, Requirement, Who } from '../../text/text.ts'

export interface AddedEffectWords {
  kill: { readonly who: Who }
  /** About to be killed, it is not. */
  save: { readonly who: Who; readonly where?: Filter }
  /** `spares` = not those with cards aboard that meet it. */
  destroy: { readonly who: Who; readonly spares?: Requirement }
  /** It is damaged no longer. */
  repair: {
    readonly who: Who
    /** It repairs as the facility does that it lies on, where the law has it so. */
    readonly asADock?: true
  }
  /** `symbols` = the markers that the card shows for it. */
  damage: { readonly who: Who; readonly spares?: Requirement; readonly symbols?: readonly MarkerSymbol[] }
}

export interface AddedDeedKinds {
  killed: true
  /** By one of the cards. */
  damaged: true
  /** At the location in `places`. */
  destroyed: true
}

export interface AddedCardText {
  /** A facility, a site or a personnel: what it repairs by itself; its ship in two full turns, wherever that is. */
  readonly repairs?: Clause & { readonly what: 'no ship' | 'ships docked here' | 'its ship' }
  /** What a tactic says in its lower part, besides numbers: it is read while the card lies on what it marks. */
  readonly asMarker?: Clause & {
    readonly atOnce?: readonly Effect[]
    readonly offLine?: { readonly device?: Device; readonly enhancements?: 'range' | 'weapons' | 'shields' }
  }
}

export interface AddedTriggers {
  /** A personnel is about to be killed. */
  dies: { readonly card: CardId; readonly cause?: CardId }
  /** A ship or facility is about to be destroyed. */
  destroyed: { readonly card: CardId }
  /** A personnel was killed just now; `alone` = with no other personnel present, `lost` = with what it was aboard, `beside` = those who were present. */
  killed: {
    readonly card: CardId
    readonly alone: boolean
    readonly lost?: true
    readonly beside?: readonly CardId[]
  }
}

export interface AddedHappenings {
  /** Nobody saved it: it is killed now. */
  dies: { readonly card: CardId }
}
