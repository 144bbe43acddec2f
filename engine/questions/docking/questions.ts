import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Where to dock is to land: does a ship that is not made for that need another card that lets it land or take off? */
export const needsALandingCard = flag<{ ship: CardId; site: CardId; deed: 'dock' | 'undock' }>()(
  'needs a card that lets it land',
)

/** Is a ship that is docked there spared when the facility is destroyed? `landed` = to dock there is to land. */
export const isSparedByDestruction = flag<{ ship: CardId; at: CardId; landed: boolean }>()(
  'is spared when the facility is destroyed',
)

/** Is the ship docked at the facility because it reports there, or because it is at the location of that? */
export const isDockedThere = question<{ ship: CardId; at: CardId; how: 'reports' | 'is there' }, boolean>()(
  'is docked there',
  false,
  'how',
)

/** May the ship undock from the facility, if no text says so? */
export const mayUndockFrom = flag<{ ship: CardId; at: CardId; whose: 'yours' | "opponent's" }>()(
  'may undock from there',
  true,
)

/** Where that is so: must the ship, or must its crew, be compatible with a facility to dock there? */
export const mustGoWithTheFacility = flag<{ ship: CardId; at: CardId; who: 'ship' | 'crew' }>()(
  'must go with the facility',
)

/** May somebody come aboard the facility, or the site of the station, from a ship docked there although the two do not work together? Undefined = as from elsewhere. */
export const mayBoardFromAShip = question<{ card: CardId; at: CardId; isNor: boolean }, boolean | undefined>()(
  'may board from a docked ship',
  undefined,
)

/** What part of its SHIELDS does a facility extend to the ship? `docked` = where; `first` = before all other ships there. */
export const extendsSHIELDS = question<
  { ship: CardId; by: CardId; docked: 'there' | 'elsewhere' | 'nowhere'; first: boolean },
  number
>()('extends SHIELDS', 0)

/** May a card target the ship although it is docked, or carried? */
export const mayBeTargetedThere = question<{ ship: CardId; by: CardId; as: 'docked' | 'carried' }, boolean>()(
  'may be targeted there',
  true,
  'as',
)

/** Does a ship use the outpost of an ally of its player's as its own? */
export const usesOutpostsOfAllies = flag<{ ship: CardId; outpost: CardId }>()('uses outposts of allies', true)

/** Has a ship returned to a facility by this? */
export const returnsBy = flag<{ ship: CardId; to: CardId; how: 'docking' | 'being there' }>()('returns by this')
