import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, Deed, PlayerName } from '../../board/state.ts'
import { turnsInARow } from '../../board/turns.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { speaksTo } from '../../text/you.ts'
import { confirm } from '../selections/confirm.ts'
import { doublesThisTurn, mayForgoATurn, turnsGranted } from './questions.ts'

/** Now that a turn of the player is over, does he take another one before the other player? */
export function* takesAnotherTurn(game: Game, player: PlayerName): Flow<boolean> {
  const by = grantedBy(game, player)
  const [first] = by
  if (first === undefined) return false
  const most = game.decide(turnsGranted, { player, by })
  if (turnsInARow(game) > most) return false
  if (game.decide(mayForgoATurn, { player }) && !(yield* confirm(player, first, 'takes another turn'))) return false
  const { number } = game.state.turn
  const deed: Deed = { turn: number + 1, player, kind: 'another turn', card: first }
  game.state = { ...game.state, history: [...game.state.history, deed] }
  return true
}

/** The cards by which he may: those in play, and those played for it since his turns in a row began, or just before. */
function grantedBy(game: Game, player: PlayerName): readonly CardId[] {
  const lasting = game.state.cards.filter(card => {
    if (!inPlay(card) || speaksTo(game, card.id) !== player) return false
    const clause = game.text(card.id).doubleTurns
    if (!clause || !game.inForce(clause) || !can(game, card.id, 'keep text in force')) return false
    game.credit(clause)
    return game.decide(doublesThisTurn, { card: card.id })
  })
  const before = game.state.turn.number - turnsInARow(game)
  const played = game.state.history.filter(d => d.kind === 'turn doubled' && d.player === player && d.turn >= before)
  return [...lasting.map(c => c.id), ...played.flatMap(d => d.card ?? [])]
}
