import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { ShipDeed } from '../../mechanics/movement/words.ts'

/** Does the ship do one more of the things that it was let do? `done` = what it did. */
export const actsAgain = flag<{ ship: CardId; done: ShipDeed['deed'] }>()('acts again')

/** May the ship tow the card although no card says so? */
export const towsByItself = flag<{ ship: CardId; towed: CardId }>()('tows by itself')

/** Is the card put into space in this way although it is no ship? `by` = the card that would put it there. */
export const goesIntoSpace = flag<{ card: CardId; how: 'beam' | 'report' | 'other'; by?: CardId }>()('goes into space')

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

/** May a shuttle leave the ship that carries it in the midst of this? */
export const mayEscapeInTheMidst = flag<{ trigger: Trigger }>()('may escape in the midst')

/** May a player give the ship another move with a card that says so? */
export const mayBeGivenAnotherMove = flag<{ ship: CardId; player: PlayerName }>()('may be given another move', true)

/** Is the ship, if it moves now, beginning to move, for cards that are played then? */
export const beginsToMove = flag<{ ship: CardId }>()('begins to move', true)

/**
 * Does the ship fly from one mission to any other, and not along a spaceline?
 *
 * @alone One edition has no spaceline, and no other question is about its shape.
 */
export const fliesDirectly = flag<{ ship: CardId }>()('flies directly')

/** What is added to the spans of both missions between which a ship flies directly. */
export const spanBesides = question<{ ship: CardId; why: 'another quadrant' | 'the same region' }, number>()(
  'added to the spans',
  0,
)
