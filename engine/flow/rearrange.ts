import { spaceline } from '../state/places.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'

/** The player puts the locations of the spaceline in another order; what is at each of them moves along. */
export function* rearrange(game: Game, player: PlayerName | 'chance', by: CardId, here: CardId | undefined): Flow {
  if (!here) return
  const line = spaceline(game, here)
  if (line.length < 2) return
  const given = yield {
    who: player,
    kind: 'order',
    of: line,
    by,
    check: answer => {
      if ('keep' in answer) return
      const same =
        'order' in answer && answer.order.length === line.length && line.every(id => answer.order.includes(id))
      if (!same) refuse('not-a-choice', 'All locations must be put in order', [], 'answer')
    },
  }
  if ('order' in given) reorder(game, given.order)
}

function reorder(game: Game, order: readonly CardId[]): void {
  const moved = order.map(id => game.card(id))
  game.state = { ...game.state, cards: [...moved, ...game.state.cards.filter(c => !order.includes(c.id))] }
}
