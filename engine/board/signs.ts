import type { Sign } from '../kernel/rule.ts'
import { cardsWith } from '../text/cards-with.ts'
import { mayImpose } from './imposed.ts'
import type { CardState, Condition, DeedKind, State } from './state.ts'

/** Looks at a part of the state once while it stays the same. */
function once<Part extends object>(look: (part: Part) => boolean): (part: Part) => boolean {
  let at: Part | undefined
  let seen = false
  return part => {
    if (part === at) return seen
    seen = look(part)
    at = part
    return seen
  }
}

/** The card itself is in that condition. */
export const itselfIs =
  (condition: Condition): Sign =>
  (_, __, { is }) =>
    is.includes(condition)

/** Some card on the board is itself in that condition, or may be put into one by a text. */
export const whileSomeAre = (condition: Condition): Sign => {
  const some = someAre(condition)
  return game => some(game.state.cards) || mayImpose(game)
}

const someAre = (condition: Condition) => once<readonly CardState[]>(cards => cards.some(c => c.is.includes(condition)))

/** Something lies on it. */
export const isLainOn: Sign = (game, id) => game.heldBy(id).some(({ place }) => place === 'on')

/** It is a ship. */
export const isShip: Sign = (game, id) => game.facts(id).type === 'ship'

const immobilising = cardsWith(text => text.standing?.some(({ forbids }) => forbids === 'move'))

/** It is a ship, and a card in play has a text that forbids some to move. */
export const isShipAmongBarriers: Sign = (game, id) => immobilising(game).length > 0 && game.facts(id).type === 'ship'

/** Such a deed has been done in this game. */
export const oncePerformed = (kind: DeedKind): Sign => {
  const some = once<State['history']>(history => history.some(deed => deed.kind === kind))
  return game => some(game.state.history)
}
