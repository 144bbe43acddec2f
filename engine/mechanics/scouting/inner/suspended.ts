import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { matches } from '../../../text/match.ts'
import type { Filter } from '../../../text/text.ts'

const suspending = cardsWith(text => text.suspendsObjective)

/** Does the text of the card, be it in play or about to be played, suspend the objective of the same player? */
export function suspends(game: Game, by: CardId, objective: CardId): boolean {
  const clause = game.text(by).suspendsObjective
  const { controller } = game.card(by)
  if (!clause || by === objective || game.card(objective).controller !== controller || !game.inForce(clause))
    return false
  game.credit(clause)
  const { where, after } = clause
  return matches(game, objective, where, controller) && (!after || wasNullified(game, after, controller))
}

const wasNullified = (game: Game, filter: Filter, you: PlayerName): boolean =>
  game.state.history.some(
    ({ kind, player, card }) =>
      kind === 'nullified in play' && player === you && !!card && matches(game, card, filter, you),
  )

/** Is the objective suspended as long as another one is in play? */
export const isSuspended = (game: Game, objective: CardId): boolean =>
  suspending(game).some(({ id, face }) => face !== 'down' && suspends(game, id, objective))
