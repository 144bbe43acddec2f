import type { Game } from '../kernel/game.ts'
import { refersTo } from '../text/names.ts'
import { cardsIn } from './places.ts'
import type { CardId } from './state.ts'

/** Is the other card one that can be attached to it? */
export function isPartOf(game: Game, part: CardId, id: CardId): boolean {
  const { attaches } = game.text(id)
  return attaches !== undefined && refersTo(game, attaches, game.card(part).title)
}

/** Does the card lie on another one as a part of it? */
export const isAttached = (game: Game, id: CardId): boolean =>
  game.card(id).place === 'on' && isPartOf(game, id, game.card(id).holder)

/** What lies on the card as a part of it. */
export const attachedTo = (game: Game, id: CardId): readonly CardId[] =>
  cardsIn(game, 'on', id).flatMap(card => (isAttached(game, card.id) ? [card.id] : []))
