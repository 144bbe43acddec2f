import type { Clause, Who } from '../../text/text.ts'

/** What a ship may do once, of its player's choice, when a text lets it act out of turn. */
export type ShipDeed =
  /** Attacks a ship or facility there; with demands, only with a leader, a matching personnel and nothing that restrains its affiliation. */
  | (Clause & { readonly deed: 'initiate battle'; readonly demands: Clause })
  /** Flies to another location; with landing, it may as well land on the planet where it is. */
  | (Clause & { readonly deed: 'move away'; readonly landing: Clause })
  | (Clause & { readonly deed: 'do nothing' })

export interface AddedEffectWords {
  relocate: { readonly who: Who; readonly to: Who }
}

export interface AddedAllowances {
  land: true
  'go around': true
}

export interface AddedDeedKinds {
  move: true
  relocated: true
  /** It set down on a planet. */
  landed: true
  /** It left the ship that carried it. */
  launched: true
}
