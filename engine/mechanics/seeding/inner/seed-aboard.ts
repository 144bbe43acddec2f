import { move } from '../../../board/moves.ts'
import { cardsIn, inPlay } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { beginCountdown } from '../../../text/begin-countdown.ts'
import { matches } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { checkPhase } from './seed-by-text.ts'

/** Seeds a card aboard a facility whose text lets its player do so. */
export function seedAboard(
  game: Game,
  player: PlayerName,
  card: CardId,
  facility: CardId,
  said: NonNullable<CardText['letsSeed']>,
): void {
  const isHis = inPlay(game.card(facility)) && game.card(facility).controller === player
  if (game.inForce(said)) game.credit(said)
  if (!game.inForce(said) || !isHis || !matches(game, card, said.where, player))
    refuse('wrong-place', `${card} is not seeded aboard ${facility}`, [card, facility], 'choice')
  checkPhase(game, card)
  const there = cardsIn(game, 'aboard', facility).filter(c => matches(game, c.id, said.where, player))
  if (said.upTo !== undefined && there.length >= said.upTo)
    refuse('limit', `${facility} has its ${said.upTo} cards aboard`, [card])
  move(game, card, 'aboard', facility)
  beginCountdown(game, card, game.text(card))
}
