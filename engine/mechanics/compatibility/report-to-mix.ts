import { remember } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isUsedOtherwise } from '../../questions/timing/settled.ts'
import type { Text } from '../../text/card.ts'

type Times = NonNullable<Text['reportsToMix']>['times']

/** The personnel reports aboard a ship of the player's by a card that lets it mix from then on, and is discarded. */
export function reportToMix(game: Game, player: PlayerName, card: CardId, ship: CardId, by: CardId): void {
  const clause = game.text(by).reportsToMix!
  const { controller, place } = game.card(by)
  const isAtHand = controller === player && place === 'core'
  const isMeant = isPersonnel(game, card) && game.facts(ship).type === 'ship' && game.card(ship).controller === player
  if (!(isAtHand && isMeant) && !game.decide(isUsedOtherwise, { card: by, what: 'cards' }))
    refuse('wrong-target', `${card} does not report to ${ship} by ${by}`, [card, ship, by], 'choice')
  game.credit(clause)
  checkTimes(game, player, by, clause.times)
  remember(game, { player, kind: 'reported to mix', card, contents: clause.ruling ? [clause.ruling] : [] })
  discard(game, by)
}

/** Refuses it where the player has had personnel report so as often as the text says. */
function checkTimes(game: Game, player: PlayerName, by: CardId, times: Times): void {
  if (!game.inForce(times)) return
  game.credit(times)
  const earlier = game.state.history.filter(d => d.kind === 'reported to mix' && d.player === player)
  const today = earlier.filter(d => d.turn === game.state.turn.number)
  if (today.length >= times.turn || earlier.length >= times.game)
    refuse('limit', `${player} has had others report by a card like ${by}`, [by])
}
