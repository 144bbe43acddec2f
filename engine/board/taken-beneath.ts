import type { Game } from '../kernel/game.ts'
import { discardedElsewhere } from '../questions/draws-and-discards/settled.ts'
import { cardsWith } from '../text/cards-with.ts'
import { matches } from '../text/match.ts'
import { can } from './can.ts'
import { inPlay } from './places.ts'
import type { CardId } from './state.ts'

const taking = cardsWith(text => text.takesBeneath?.whenDiscarded)

/** The card in play beneath which this one comes instead of to a discard pile. */
export function takenBeneath(game: Game, card: CardId): CardId | undefined {
  if (!taking(game).length || !inPlay(game.card(card))) return undefined
  const by = taking(game).find(
    ({ id, controller }) =>
      can(game, id, 'keep text in force') &&
      matches(game, card, game.text(id).takesBeneath!.whenDiscarded!, controller),
  )
  return by && game.decide(discardedElsewhere, { card, to: 'beneath a card' }) ? by.id : undefined
}
