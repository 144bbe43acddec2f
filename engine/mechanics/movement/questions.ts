import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { ShipDeed } from './words.ts'

/** Does the ship do one more of the things that it was let do? `done` = what it did. */
export const actsAgain = flag<{ ship: CardId; done: ShipDeed['deed'] }>()('acts again')

/** May a ship that moved away land where it came to? */
export const landsWhereItCameTo = flag<{ ship: CardId }>()('lands where it came to')

/** May the ship tow the card although no card says so? */
export const towsByItself = flag<{ ship: CardId; towed: CardId }>()('tows by itself')

/** Does a ship move along with another one of its player's from where both are? */
export const movesAlong = flag<{ ship: CardId; with: CardId }>()('moves along')

/** Do those aboard its player's other ships there help a ship past what lies between locations? */
export const countsThoseOfOtherShips = flag<{ ship: CardId; barrier: CardId }>()('counts those of other ships')

/** For how long is RANGE that the ship has used gone? */
export const rangeIsUsedFor = question<{ ship: CardId }, 'the turn' | 'the move'>()('RANGE is used for', 'the turn')

/** Is a ship destroyed when a card takes the last of its RANGE? */
export const isDestroyedWithoutRange = flag<{ ship: CardId }>()('is destroyed without RANGE')

/** Is the card put into space in this way although it is no ship? `by` = the card that would put it there. */
export const goesIntoSpace = flag<{ card: CardId; how: 'beam' | 'report' | 'other'; by?: CardId }>()('goes into space')

/** Does it take the whole RANGE of the ship, unused, to land? */
export const landingTakesAllRange = flag<{ ship: CardId }>()('landing takes all RANGE')

/** Does it take the whole RANGE of the ship, unused, to take off? */
export const takingOffTakesAllRange = flag<{ ship: CardId }>()('taking off takes all RANGE')

/** May the ship land on the planet? */
export const maySetDown = flag<{ ship: CardId; at: CardId }>()('may set down', true)

/** Is the ship in orbit of the planet at its location? */
export const isInOrbit = question<{ ship: CardId }, boolean>()(
  'is in orbit',
  ({ ship }, game) => game.card(ship).place !== 'planet',
)

/** Is the ship a shuttle for cards that speak of shuttles? */
export const isShuttle = question<{ ship: CardId }, boolean>()('is a shuttle', ({ ship }, game) => {
  const { class: type, keywords = [] } = game.facts(ship)
  return type === 'Shuttlecraft' || keywords.includes('Shuttlecraft')
})

/** May a shuttle leave the ship that carries it, which the other card is about to destroy? */
export const mayLeaveADoomedShip = flag<{ shuttle: CardId; carrier: CardId; by: CardId }>()(
  'may leave a doomed ship',
  true,
)

/** May a shuttle leave the ship that carries it in the midst of this? */
export const mayEscapeInTheMidst = flag<{ trigger: Trigger }>()('may escape in the midst')

/** May a player give the ship another move with a card that says so? */
export const mayBeGivenAnotherMove = flag<{ ship: CardId; player: PlayerName }>()('may be given another move', true)

/** Is the ship, if it moves now, beginning to move, for cards that are played then? */
export const beginsToMove = flag<{ ship: CardId }>()('begins to move', true)

/** Does a ship go through along with another one that does, from where both are? */
export const goesThroughAlong = flag<{ ship: CardId; with: CardId }>()('goes through along')
