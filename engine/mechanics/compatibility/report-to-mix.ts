import { remember } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'

/** The personnel reports aboard a ship of the player's by a card that lets it mix from then on, and is discarded. */
export function reportToMix(game: Game, player: PlayerName, card: CardId, ship: CardId, by: CardId): void {
  const clause = game.text(by).reportsToMix!
  if (game.card(by).controller !== player || game.card(by).place !== 'core')
    refuse('wrong-place', `${by} is not on ${player}'s side of the table`, [by])
  if (!isPersonnel(game, card)) refuse('wrong-target', `${card} is no personnel`, [card])
  if (game.facts(ship).type !== 'ship' || game.card(ship).controller !== player)
    refuse('wrong-place', `${ship} is no ship of ${player}'s`, [ship], 'choice')
  game.credit(clause)
  remember(game, { player, kind: 'reported to mix', card, contents: clause.ruling ? [clause.ruling] : [] })
  discard(game, by)
}
