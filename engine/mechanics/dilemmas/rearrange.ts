import { inPlay, spaceline } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { movesWithItsLocation, putInOrder } from './questions/single.ts'

/** The player puts the locations of the spaceline in another order; what is at each of them moves along. */
export function* rearrange(game: Game, player: PlayerName | 'chance', by: CardId, here: CardId | undefined): Flow {
  if (!here) return
  const line = spaceline(game, here)
  const of = line.filter(id => isPutInOrder(game, id))
  if (of.length < 2) return
  const given = yield {
    who: player,
    kind: 'order',
    of,
    by,
    check: answer => {
      if ('keep' in answer) return
      const same = 'order' in answer && answer.order.length === of.length && of.every(id => answer.order.includes(id))
      if (!same) refuse('not-a-choice', 'All locations must be put in order', [], 'answer')
    },
  }
  if ('order' in given) reorder(game, line, given.order)
}

const isPutInOrder = (game: Game, card: CardId): boolean =>
  game.facts(card).type === 'mission' || game.decide(putInOrder, { card })

/** What is not put in order keeps its place in the line. */
function reorder(game: Game, before: readonly CardId[], order: readonly CardId[]): void {
  const next = [...order]
  const after = before.map(id => (order.includes(id) ? next.shift()! : id))
  const left = leftBehind(game, before)
  const moved = after.map(id => game.card(id))
  game.state = { ...game.state, cards: [...moved, ...game.state.cards.filter(c => !after.includes(c.id))] }
  for (const [card, place] of left) game.change(card, { holder: after[place]! })
}

/** Cards that do not move along with their location, and which place in the line that was. */
function leftBehind(game: Game, line: readonly CardId[]): readonly (readonly [CardId, number])[] {
  return game.state.cards.flatMap(({ id, place, holder }) => {
    const at = line.indexOf(holder)
    const stays = at >= 0 && (place === 'under' || inPlay(game.card(id)))
    return stays && !game.decide(movesWithItsLocation, { card: id, location: holder }) ? [[id, at]] : []
  })
}
