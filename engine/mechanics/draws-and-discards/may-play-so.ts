import type { Act } from '../../../protocol/types.ts'
import { cardsIn } from '../../board/places.ts'
import { type CardId, type DeedKind, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { PlayText } from '../../text/play-text.ts'

const plays: ReadonlySet<DeedKind> = new Set(['play', 'free play', 'answer played', 'downloaded'])

/** Is it played on a draw deck or a discard pile, which the player names, as it rearranges the top of that? */
export const isForAPile = ({ effects = [] }: PlayText): boolean =>
  effects.some(effect => effect.do === 'rearrange' && 'count' in effect)

/** Of several ways to play a card, those that the player may mean. */
export function announced(texts: readonly PlayText[], { to, word }: Act): readonly PlayText[] {
  const onPile = to?.[0] === 'deck' || to?.[0] === 'discard'
  const meant = texts.filter(text => isForAPile(text) === onPile)
  const named = meant.filter(({ name }) => name !== undefined && name === word)
  return named.length ? named : meant
}

/** Are the player's hand, and what he has played, as the text says? */
export function isHandAsSaid(game: Game, { hand: said }: PlayText, card: CardId, player: PlayerName): boolean {
  if (!said || !game.inForce(said)) return true
  game.credit(said)
  const hand = cardsIn(game, 'hand', player)
  if ('others' in said) return hand.filter(c => c.id !== card).length >= said.others
  return !hasPlayed(game, player) && hand.length < cardsIn(game, 'hand', opponentOf(game.state, player)).length
}

const hasPlayed = (game: Game, player: PlayerName): boolean =>
  game.state.history.some(d => d.turn === game.state.turn.number && d.player === player && plays.has(d.kind))
