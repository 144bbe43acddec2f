import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayDealWithASideDeck } from '../../questions/seeding/questions.ts'
import { sideDecksOfAType } from '../../questions/seeding/settled.ts'

/** The doorways in play that open the same side deck of the player as this card. */
function openers(game: Game, player: PlayerName, card: CardId): readonly CardState[] {
  const { opens } = game.text(card)
  return game.state.cards.filter(c => c.controller === player && inPlay(c) && game.text(c.id).opens === opens)
}

/** Refuses a doorway that would open a side deck at the wrong time, or one too many of its type. */
export function checkOpening(game: Game, player: PlayerName, card: CardId): void {
  const { phase } = game.state.turn
  if (!game.decide(mayDealWithASideDeck, { deed: 'open', phase, isOpen: false }))
    refuse('wrong-time', 'Side decks are opened in the doorway phase', [card])
  const others = openers(game, player, card)
  if (others.length >= game.decide(sideDecksOfAType, { player }))
    refuse('limit', `${player} has opened that side deck already`, [card])
}

/** Refuses the play of a card that deals with a side deck which no doorway has opened. */
export function checkOpened(game: Game, player: PlayerName, card: CardId): void {
  if (game.text(card).opens === undefined) return
  const { phase } = game.state.turn
  const isOpen = openers(game, player, card).some(({ id }) => can(game, id, 'keep text in force'))
  if (!game.decide(mayDealWithASideDeck, { deed: 'use', phase, isOpen }))
    refuse('requirement', `The side deck of ${player} has not been opened`, [card])
}
