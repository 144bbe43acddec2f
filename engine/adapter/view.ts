import type { Board, Card } from '../../protocol/types.ts'
import type { Game } from '../flow/game.ts'
import type { Choosing } from '../rules/selections/questions.ts'

const ownEyesOnly = new Set(['hand', 'seeds', 'tent', 'bridge', 'continuum', 'tribbles', 'dilemmas'])
const nobodysEyes = new Set(['deck'])

/** The board as one player may see it: hidden cards keep their id and lose their title. */
export function viewOf(game: Game, board: Board, player: string, choosing?: Choosing): Board {
  const shown = (card: Card): Card => {
    const about = { card: card.id, by: player, choosing }
    return game.decide('may see', about, !hidden(card, player)) ? card : withoutTitle(card)
  }
  return { ...board, cards: board.cards.map(shown) }
}

/** Hidden by custom: what is in hand or in a pile, and what lies face down. */
function hidden(card: Card, player: string): boolean {
  const [place, holder] = card.where
  if (nobodysEyes.has(place)) return true
  if (place === 'core' && card.face === 'down') return card.owner !== player
  if (ownEyesOnly.has(place)) return holder !== player
  return place === 'under' && card.face !== 'up' && card.owner !== player
}

function withoutTitle({ title: _, ...card }: Card): Card {
  return card
}
