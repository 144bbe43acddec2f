import { inPlay } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { matches } from './match.ts'

/** Does a card in play keep such cards from being played? */
export const isBarred = (game: Game, card: CardId): boolean =>
  game.state.cards.some(c => {
    const forbidden = inPlay(c) ? game.text(c.id).forbidsPlaying : undefined
    return !!forbidden && matches(game, card, forbidden, c.controller)
  })
