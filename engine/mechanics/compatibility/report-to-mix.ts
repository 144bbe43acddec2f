import { remember } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isUsedOtherwise } from '../../questions/timing/settled.ts'

/** The personnel reports aboard a ship of the player's by a card that lets it mix from then on, and is discarded. */
export function reportToMix(game: Game, player: PlayerName, card: CardId, ship: CardId, by: CardId): void {
  const clause = game.text(by).reportsToMix!
  const { controller, place } = game.card(by)
  const isAtHand = controller === player && place === 'core'
  const isMeant = isPersonnel(game, card) && game.facts(ship).type === 'ship' && game.card(ship).controller === player
  if (!(isAtHand && isMeant) && !game.decide(isUsedOtherwise, { card: by, what: 'cards' }))
    refuse('wrong-target', `${card} does not report to ${ship} by ${by}`, [card, ship, by], 'choice')
  game.credit(clause)
  remember(game, { player, kind: 'reported to mix', card, contents: clause.ruling ? [clause.ruling] : [] })
  discard(game, by)
}
