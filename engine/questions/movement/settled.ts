import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does a ship that has landed, that another ship carries, or that is docked move to another location, land or dock? */
export const movesWhileNotInSpace = settled<{ ship: CardId; place: 'planet' | 'aboard' | 'docked' }>()(
  'moves while not in space',
  true,
  [{ custom: 'custom-movement-50', is: false }],
)

/** Does a ship land elsewhere than on the planet of the location where it is? `planet` = there is one at the location. */
export const landsElsewhere = settled<{ ship: CardId; planet: boolean }>()('lands elsewhere', true, [
  { custom: 'custom-movement-70', is: false },
])

/** Does a ship leave the one that carries it without a card that lets it? */
export const launchesByItself = settled<{ ship: CardId; carrier: CardId }>()('launches by itself', true, [
  { custom: 'custom-movement-71', is: false },
])

/** Is a ship destroyed when a card takes the last of its RANGE? */
export const isDestroyedWithoutRange = settled<{ ship: CardId }>()('is destroyed without RANGE', false, [
  { ruling: 'faq96-38-baryon-buildup-01', is: false, not: 'a ship without RANGE is destroyed' },
])

/** Does a ship go through along with another one that does, from where both are? */
export const goesThroughAlong = settled<{ ship: CardId; with: CardId }>()('goes through along', false, [
  {
    ruling: 'faq96-39-wormholes-03',
    is: false,
    not: 'ships that start at the same location go through a wormhole together',
  },
])

/** Do those aboard its player's other ships there help a ship past what lies between locations? */
export const countsThoseOfOtherShips = settled<{ ship: CardId; barrier: CardId }>()(
  'counts those of other ships',
  false,
  [{ ruling: 'faq96-21-fleet-movement-01', is: false, not: 'those aboard one ship let the others pass with it' }],
)

/** Does a ship move along with another one of its player's from where both are? */
export const movesAlong = settled<{ ship: CardId; with: CardId }>()('moves along', false, [
  { ruling: 'faq96-21-fleet-movement-02', is: false, not: 'ships move together as a fleet' },
])

/** For how long is RANGE that the ship has used gone? */
export const rangeIsUsedFor = settled<{ ship: CardId }, 'the turn' | 'the move'>()('RANGE is used for', 'the turn', [
  { ruling: 'faq96-351-warp-speed-01', is: 'the turn', not: 'RANGE is how fast a ship goes', mistaken: 'the move' },
])

/** May a shuttle leave the ship that carries it, which the other card is about to destroy? */
export const mayLeaveADoomedShip = settled<{ shuttle: CardId; carrier: CardId; by: CardId }>()(
  'may leave a doomed ship',
  true,
  [
    {
      ruling: 'faq96-38-engage-shuttle-operations-01',
      is: true,
      not: 'a ship that is going to be destroyed takes along what it carries',
    },
  ],
)

/** Does it take the whole RANGE of the ship, unused, to land? */
export const landingTakesAllRange = settled<{ ship: CardId }>()('landing takes all RANGE', false, [
  { ruling: 'faq96-38-engage-shuttle-operations-05', is: true },
])

/** Does it take the whole RANGE of the ship, unused, to take off? */
export const takingOffTakesAllRange = settled<{ ship: CardId }>()('taking off takes all RANGE', false, [
  { ruling: 'faq96-38-engage-shuttle-operations-07', is: true },
])
