import { crewOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Must somebody aboard operate the transporters? */
export const transportersNeedACrew = question<{ card: CardId }, boolean>()(
  'transporters need a crew',
  ({ card }, game) => crewOf(game, card, game.card(card).controller).length > 0,
)

/** Is whoever goes between a facility and a ship docked there beamed? */
export const isBeamedBetween = flag<{ from: CardId; to: CardId }>()('is beamed between')

/** May anybody be beamed from the one ship to the other? `near` = transporters reach so far. */
export const mayBeamBetweenShips = question<{ from: CardId; to: CardId; near: boolean }, boolean>()(
  'may beam between ships',
  ({ near }) => near,
)

/** May the card change to a ship with which its own does not go together, if it goes with both? */
export const mayChangeToAShipOfOthers = flag<{ card: CardId }>()('may change to a ship of others', true)

/** May personnel be beamed down who do not match the mission there? */
export const maySetFoot = flag<{ card: CardId; planet: CardId }>()('may set foot', true)

/** May somebody be beamed aboard a ship that is cloaked or phased, or off it? */
export const isOpenToBeaming = flag<{ ship: CardId; way: 'off' | 'aboard' }>()('is open to beaming', true)

/** Is the ship or facility out of reach of the player's transporters, as one with SHIELDS is? */
export const isShieldedFrom = flag<{ vessel: CardId; player: PlayerName }>()('is shielded from beaming')

/** Do transporters reach aboard the station, or aboard and off a ship that is docked there? */
export const isOpenAtAStation = flag<{ station: CardId; isNor: boolean; way: 'aboard' | 'a docked ship' }>()(
  'is open to beaming at a station',
  true,
)

/** What may stand in the way of beaming. */
export type Obstacle =
  | 'stopped'
  /** By a text that lies on them, or where they are. */
  | 'kept from beaming'
  /** By a text that lies on the planet. */
  | 'beaming limited'
  | 'cloaked'

/** Does the card that beams beam past what otherwise stands in the way of these? */
export const beamsPast = question<{ by: CardId; obstacle: Obstacle; cards: readonly CardId[] }, boolean>()(
  'beams past',
  false,
  'obstacle',
)

/** Is what the card does beaming, so that whatever happens when somebody is beamed happens then, too? */
export const countsAsBeaming = flag<{ by: CardId }>()('counts as beaming', true)

/** May a card beam in the turn of the other player? */
export const mayBeBeamedInThisTurn = flag<{ by: CardId; player: PlayerName }>()('may be beamed in this turn', true)

/** Does a card that beams beam those whom its player holds captive, as far as its own text lets it? */
export const beamsCaptives = flag<{ by: CardId }>()('beams captives', true)

/** Is somebody beamed past the card that lies between two locations? */
export const isBeamedPast = flag<{ by: CardId; barrier: CardId }>()('is beamed past', true)

/** Of those beamed up and down at a planet, who counts together? */
export const howBeamingIsCounted = question<{ by: CardId }, 'at one time' | 'each way in the turn' | 'in the turn'>()(
  'how beaming is counted',
  'in the turn',
)

/** Does what limits beaming at a planet bind those who come from a facility? */
export const bindsFromAFacility = flag<{ by: CardId }>()('binds from a facility', true)

/** Does a copy work on a planet besides the one that lies there already? */
export const worksBesides = flag<{ card: CardId; besides: CardId }>()('works besides', true)

/** Does the card yield to what its first print names? */
export const yieldsAsPrinted = flag<{ by: CardId }>()('yields as printed', true)

/** Is a card that is flipped in every turn flipped in the one in which it was played? */
export const isFlippedWhenPlayed = flag<{ card: CardId }>()('is flipped when played', true)

/** Are those who beamed from a ship lost with it? */
export const areLostWithTheirShip = flag<{ ship: CardId }>()('are lost with their ship')

/** Are those who were beamed down from different ships one Away Team? */
export const areOneTeamFromTwoShips = flag<{ mission: CardId }>()('are one team from two ships', true)
