import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import { opponentOf, type PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { refersTo } from '../../text/names.ts'

/** The player who lost by what he did, or whom a card in play makes lose for what he has played. */
export function loser(game: Game): PlayerName | undefined {
  const wrong = game.state.history.find(d => d.kind === 'lost')
  if (wrong) return wrong.player
  for (const { id, controller, ...card } of game.state.cards) {
    const clauses = game.text(id).judges
    if (!clauses || card.face === 'down' || !inPlay({ id, controller, ...card })) continue
    const player = opponentOf(game.state, controller)
    const broken = clauses.find(
      c => game.inForce(c) && c.played.some(title => timesPlayed(game, player, title) > c.moreThan),
    )
    if (!broken || !can(game, id, 'keep text in force')) continue
    game.credit(broken)
    return player
  }
  return undefined
}

function timesPlayed(game: Game, player: PlayerName, title: string): number {
  return game.state.history.filter(
    d => d.kind === 'play' && d.player === player && refersTo(game, title, game.card(d.card!).title),
  ).length
}
