import { inPlay } from '../board/places.ts'
import { opponentOf, type PlayerName, type State } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { showNow } from '../mechanics/duties/showing.ts'
import { endByADeck, noticeExhausted } from '../mechanics/scoring/exhausted.ts'
import { loser } from '../mechanics/scoring/judge.ts'
import { pointsOf, scoredBy } from '../mechanics/scoring/points.ts'
import { carryOutAt } from '../mechanics/timing/due.ts'
import { pointsSuffice } from '../questions/scoring/questions.ts'
import { isHeldTo, pointsThatWin, winsByWhatMayBeLost } from '../questions/scoring/settled.ts'
import { cardsWith } from '../text/cards-with.ts'

type Over = NonNullable<State['over']>

/** The game ends when a player has enough points, or has lost, or when a draw deck has run out since then. */
export function* endGame(game: Game, since: State): Flow {
  if (game.state.over) return
  noticeExhausted(game, since)
  if (!outcome(game, since)) return
  yield* showNow(game)
  const over = outcome(game, since)
  if (!over) return
  if (over.winner !== null) yield* settle(game, over.winner)
  game.state = { ...game.state, over }
}

function outcome(game: Game, since: State): Over | undefined {
  const { state } = game
  const lost = loser(game, since)
  const winner = lost ? opponentOf(state, lost) : state.players.find(p => hasWon(game, p.name))?.name
  return winner ? { winner } : endByADeck(game, since)
}

function hasWon(game: Game, player: PlayerName): boolean {
  const total = pointsOf(game, player)
  const scored = scoredBy(game, player)
  const all = total === scored || game.decide(winsByWhatMayBeLost, { player })
  const needed = game.decide(pointsThatWin, { player }) + raised(game)
  if ((all ? total : scored) < needed) return false
  const missions = { planet: hasCompleted(game, player, 'planet'), space: hasCompleted(game, player, 'space') }
  return game.decide(pointsSuffice, { player, missions })
}

const raising = cardsWith(text => text.raisesTheGoal)

/** How many points more are needed, by the texts of cards in play. */
const raised = (game: Game): number =>
  raising(game).reduce((sum, { id, is }) => {
    const clause = game.text(id).raisesTheGoal
    if (!clause || !game.inForce(clause) || is.includes('completed')) return sum
    game.credit(clause)
    return sum + clause.by
  }, 0)

const hasCompleted = (game: Game, player: PlayerName, kind: 'planet' | 'space'): boolean =>
  game.state.cards.some(c => c.owner === player && c.is.includes('completed') && game.facts(c.id).kind === kind)

/** What cards say of the end of the game, unless it ended by what they had somebody choose. */
function* settle(game: Game, winner: PlayerName): Flow {
  const { cards, history } = game.state
  const agreed = new Set(history.filter(d => d.kind === 'agreed').map(d => d.card))
  for (const card of cards) {
    if (history.some(d => d.kind === 'lost' && d.card === card.id)) continue
    if (inPlay(card) || (agreed.has(card.id) && game.decide(isHeldTo, { card: card.id })))
      yield* carryOutAt(game, 'game ends', winner, card.id)
  }
}
