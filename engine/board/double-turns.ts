import type { Game } from '../kernel/game.ts'
import { doublesThisTurn } from '../questions/turns/questions.ts'
import { speaksTo } from '../text/you.ts'
import { can } from './can.ts'
import { inPlay } from './places.ts'
import type { CardId, PlayerName } from './state.ts'
import { turnsInARow } from './turns.ts'

/** The cards that double the turn of the player: those in play, and those played for it since his turns in a row began, or just before. */
export function doubledBy(game: Game, player: PlayerName): readonly CardId[] {
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
