import type { Game } from '../kernel/game.ts'
import { doublesThisTurn } from '../questions/turns/questions.ts'
import { cardsWith } from '../text/cards-with.ts'
import { speaksTo } from '../text/you.ts'
import { can } from './can.ts'
import type { CardId, PlayerName } from './state.ts'
import { turnsInARow } from './turns.ts'

const doubling = cardsWith(text => text.doubleTurns)

/** The cards that double the turn of the player: those in play, and those played for it since his turns in a row began, or just before. */
export function doubledBy(game: Game, player: PlayerName): readonly CardId[] {
  const lasting = doubling(game).filter(({ id: card }) => {
    const clause = game.text(card).doubleTurns
    if (!clause || !game.inForce(clause) || speaksTo(game, card) !== player) return false
    if (!can(game, card, 'keep text in force')) return false
    game.credit(clause)
    return game.decide(doublesThisTurn, { card })
  })
  const before = game.state.turn.number - turnsInARow(game)
  const played = game.state.history.filter(d => d.kind === 'turn doubled' && d.player === player && d.turn >= before)
  return [...lasting.map(c => c.id), ...played.flatMap(d => d.card ?? [])]
}
