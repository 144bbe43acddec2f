import { inPlay } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { matches } from './match.ts'

/** Does a card in play keep such cards from being played? */
export const isBarred = (game: Game, card: CardId): boolean =>
  game.state.cards.some(c => {
    const clause = inPlay(c) ? game.text(c.id).prevents : undefined
    if (!clause?.playing || !game.inForce(clause) || !matches(game, card, clause.playing, c.controller)) return false
    game.credit(clause)
    return true
  })
