import type { CardId, Deed, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'

/** Was the play of a card taken back before anything else was played? */
export function isTakenBack(game: Game, play: Deed): boolean {
  const { history } = game.state
  const since = history.slice(history.indexOf(play) + 1)
  const next = since.find(d => d.kind === 'play taken back' || (d.kind === 'play' && d.player === play.player))
  return next?.kind === 'play taken back' && next.player !== play.player
}

/** Refuses the card of which the play was taken back, where another is to be played. */
export function requireAnother(game: Game, player: PlayerName, card: CardId): void {
  const { history, turn } = game.state
  const last = history.findLast(d => d.kind === 'play' && d.player === player)
  if (last?.card !== card || last.turn !== turn.number || !isTakenBack(game, last)) return
  const by = history.slice(history.indexOf(last)).find(d => d.kind === 'play taken back')?.card
  const effects = by === undefined ? [] : (game.text(by).plays ?? []).flatMap(play => play.effects ?? [])
  for (const effect of effects) if (effect.do === 'record') game.credit(effect)
  refuse('limit', `${player} plays another card in place of ${card}`, [card])
}
