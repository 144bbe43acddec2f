import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** May anybody be beamed from the one ship to the other? `near` = transporters reach so far. */
export const mayBeamBetweenShips = question<{ from: CardId; to: CardId; near: boolean }, boolean>()(
  'may beam between ships',
  ({ near }) => near,
)

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

/** Does a card that beams beam those whom its player holds captive, as far as its own text lets it? */
export const beamsCaptives = flag<{ by: CardId }>()('beams captives', true)

/** Do personnel walk between places that do not adjoin? @alone One basic rule says it of First Edition, and nobody does in any other. */
export const walksFar = flag<{ cards: readonly CardId[]; to: CardId }>()('walks far')
