import type { Clause, Filter, Requirement, Who } from '../../text/text.ts'
import type { SelfControlledDeed, SelfControlledFilter } from '../self-controlled/words.ts'

/** What a ship may do once, of its player's choice, when a text lets it act out of turn. */
export type ShipDeed =
  /** Attacks a ship or facility there; with demands, only with a leader, a matching personnel and nothing that restrains its affiliation. */
  | (Clause & { readonly deed: 'initiate battle'; readonly demands: Clause })
  /** Flies to another location; with landing, it may as well land on the planet where it is. */
  | (Clause & { readonly deed: 'move away'; readonly landing: Clause })
  | (Clause & { readonly deed: 'do nothing' })

/** Instructions about ships that act out of turn, and about what acts by itself. */
export type ShipEffect =
  | { readonly do: 'let act'; readonly ship: Who; readonly deeds: readonly ShipDeed[] }
  | SelfControlledDeed

/** What a card in play says of ships. */
export interface ShipStanding {
  /** Something that its `affects` may do besides. */
  readonly allows?: 'land' | 'go around' | 'fly and attack without a crew'
}

/** What is downloaded only together with somebody to man it: a compatible card like that must be there to be downloaded, too. */
export interface CrewDemand extends Clause {
  readonly where: Filter
}

/** What a ship must be like. */
export interface ShipFilter extends SelfControlledFilter {
  /** A ship that needs nobody to staff it. */
  readonly unstaffed?: true
  /** At least one personnel aboard. */
  readonly occupied?: true
  readonly docked?: boolean
  /** Its crew meets this. */
  readonly crewMeets?: Requirement
  /** It, or its crew, is about to attempt a mission. */
  readonly aboutToAttempt?: true
  /** In space where there is a planet, and not docked. */
  readonly orbiting?: true
  /** At least so many such cards aboard. */
  readonly carries?: { readonly where: Filter; readonly count: number }
}
