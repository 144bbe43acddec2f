import { attachedTo } from '../../board/attached.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isUsedToNullify } from '../../questions/nullifying/settled.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { isForHim } from './inner/who-uses.ts'

/** The texts of the card that are used as orders, from where it is; of a player's, those that he may use. */
export function ordersOf(game: Game, card: CardId, player?: PlayerName): readonly UseText[] {
  return (game.text(card).uses ?? []).filter(
    t =>
      game.inForce(t) &&
      (player === undefined || isForHim(game, card, t, player)) &&
      !t.answers &&
      isAtHand(game, card, t) &&
      (!t.nullifiesPresent || game.decide(isUsedToNullify, { card })),
  )
}

/** Texts are used where the card is in play, or from elsewhere or by saying its title if they say so. */
export function isAtHand(game: Game, card: CardId, text: UseText): boolean {
  if (text.turnedOver && game.card(card).face !== 'down') return false
  if (text.joined && !attachedTo(game, card).length) return false
  if (text.bySaying) return true
  return text.usedFrom ? game.card(card).place === text.usedFrom : inPlay(game.card(card))
}
