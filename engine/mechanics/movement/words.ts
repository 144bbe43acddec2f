import type { Clause } from '../../text/text.ts'

/** What a ship may do once, of its player's choice, when a text lets it act out of turn. */
export type ShipDeed =
  /** Attacks a ship or facility there; with demands, only with a leader, a matching personnel and nothing that restrains its affiliation. */
  | (Clause & { readonly deed: 'initiate battle'; readonly demands: Clause })
  /** Flies to another location; with landing, it may as well land on the planet where it is. */
  | (Clause & { readonly deed: 'move away'; readonly landing: Clause })
  | (Clause & { readonly deed: 'do nothing' })

/** What a card in play says of ships. */
export interface ShipStanding {
  /** Something that its `affects` may do besides. */
  readonly allows?: 'land' | 'go around' | 'fly and attack without a crew' | 'attack against restraints'
}

declare module '../../text/text.ts' {
  interface CardText {
    /** A ship like that, with what it takes aboard, may take the card along when it moves away. */
    readonly towed?: Clause & { readonly by: Filter; readonly needs: Requirement }
  }
  interface Filter {
    /** In space where there is a planet, and not docked. */
    readonly orbiting?: true
  }
  interface EffectWords {
    /** The ship may do one of these things now, out of turn. */
    'let act': { readonly ship: Who; readonly deeds: readonly ShipDeed[] }
    'restore RANGE': { readonly who: Who }
    relocate: { readonly who: Who; readonly to: Who }
  }
}

declare module '../../text/in-play-text.ts' {
  interface Standing extends ShipStanding {}
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    move: true
    relocated: true
  }
}
