import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import { discardedElsewhere } from './questions.ts'

declare module '../../text/text.ts' {
  interface CardText {
    /** Cards that come beneath it when they are discarded from play. */
    readonly takesDiscards?: Filter
  }
}

const taking = cardsWith(text => text.takesDiscards)

/** The card in play beneath which this one comes instead of to a discard pile. */
export function takenBeneath(game: Game, card: CardId): CardId | undefined {
  if (!taking(game).length || !inPlay(game.card(card))) return undefined
  const by = taking(game).find(({ id, controller }) => matches(game, card, game.text(id).takesDiscards!, controller))
  return by && game.decide(discardedElsewhere, { card, to: 'beneath a card' }) ? by.id : undefined
}
