import type { Clause } from '../../text/text.ts'

/** What a ship may do once, of its player's choice, when a text lets it act out of turn. */
export type ShipDeed =
  /** Attacks a ship or facility there; with demands, only with a leader, a matching personnel and nothing that restrains its affiliation. */
  | (Clause & { readonly deed: 'initiate battle'; readonly demands: Clause })
  /** Flies to another location; with landing, it may as well land on the planet where it is. */
  | (Clause & { readonly deed: 'move away'; readonly landing: Clause })
  | (Clause & { readonly deed: 'do nothing' })

declare module '../../text/text.ts' {
  interface EffectWords {
    relocate: { readonly who: Who; readonly to: Who }
  }
}

declare module '../../board/allowed.ts' {
  interface Allowances {
    land: true
    'go around': true
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    move: true
    relocated: true
    /** It set down on a planet. */
    landed: true
    /** It left the ship that carried it. */
    launched: true
  }
}
