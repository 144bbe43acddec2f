import { isItself } from '../../board/can.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { refersTo } from '../../text/names.ts'

/** Has the card on the board been assimilated? */
export const isAssimilated = (game: Game, card: CardId | undefined): boolean =>
  card !== undefined && isItself(game, card, 'assimilated')

/** Does a card of that name lie on it? */
export const bears = (game: Game, card: CardId | undefined, name: string): boolean =>
  card !== undefined && cardsIn(game, 'on', cardOf(card)).some(({ title }) => refersTo(game, name, title))
