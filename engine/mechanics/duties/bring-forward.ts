import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { bringsForwardWhatMayHappen } from '../../questions/duties/questions.ts'
import { bringsForwardTheOpponents } from '../../questions/duties/settled.ts'
import type { PlayText } from '../../text/play-text.ts'
import { isCounted } from '../draws-and-discards/count-down.ts'
import { scheduledFor } from '../timing/due.ts'
import { boundShips } from './duty.ts'
import { mustShow } from './showing.ts'

/** Does the text, played on a card in play or in hand, have happen now what that must do on the player's next turn? */
export const bringsForward = ({ effects = [] }: PlayText): boolean =>
  effects.some(effect => effect.do === 'bring forward')

/** May the player have happen now what the card has scheduled for his next turn? */
export function mayBringForward(game: Game, player: PlayerName, card: CardId): boolean {
  const whose = game.state.players.map(p => p.name).filter(name => isScheduled(game, name, card))
  if (whose.includes(player)) return true
  if (whose.length) return game.decide(bringsForwardTheOpponents, { card, player })
  return game.decide(bringsForwardWhatMayHappen, { card, player })
}

/** Must something happen on the player's next turn because of the card? */
function isScheduled(game: Game, player: PlayerName, card: CardId): boolean {
  if (game.card(card).place === 'hand') return mustShow(game, player, card)
  if (!inPlay(game.card(card))) return false
  if (dutyBy(game, player, card) || isCounted(game, game.card(card), player)) return true
  return scheduledFor(game, card, player).length > 0
}

export const dutyBy = (game: Game, player: PlayerName, card: CardId) =>
  boundShips(game).find(b => b.by === card && b.duty.do !== 'attempt' && game.card(b.ship).controller === player)
