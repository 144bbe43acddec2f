import type { Act } from '../../../protocol/types.ts'
import { requireOwnCards } from '../../board/history.ts'
import { discard, together } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayDiscardAtWill } from '../../questions/draws-and-discards/questions.ts'
import { demandFor, discardFor } from './demands.ts'

/** Discards cards of his own because a card demands it, or because he wants to, where rules let him. */
export function* discardAtWill(game: Game, player: PlayerName, act: Act): Flow {
  const cards = act.cards ?? malformed('wrong-target', 'No cards were named')
  together(game, () => {
    for (const card of cards) discardOne(game, player, card)
  })
}

function discardOne(game: Game, player: PlayerName, card: CardId): void {
  const by = demandFor(game, player, card)
  if (by !== undefined) return discardFor(game, player, card, by)
  checkDiscard(game, player, card)
  discard(game, card)
}

function checkDiscard(game: Game, player: PlayerName, card: CardId): void {
  const state = game.card(card)
  requireOwnCards(game, player, [card])
  const from = state.place === 'hand' ? 'hand' : inPlay(state) ? 'table' : 'elsewhere'
  if (!game.decide(mayDiscardAtWill, { player, card, from }))
    refuse('forbidden', `Nothing lets ${player} discard ${card}`, [card])
}
