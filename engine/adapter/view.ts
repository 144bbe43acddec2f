import type { Board, Card } from '../../protocol/types.ts'

const ownEyesOnly = new Set(['hand', 'seeds', 'tent', 'bridge', 'continuum', 'tribbles', 'dilemmas'])
const nobodysEyes = new Set(['deck'])

/** The board as one player may see it: hidden cards keep their id and lose their title. */
export function viewOf(board: Board, player: string): Board {
  return { ...board, cards: board.cards.map(card => (hidden(card, player) ? withoutTitle(card) : card)) }
}

function hidden(card: Card, player: string): boolean {
  const [place, holder] = card.where
  if (nobodysEyes.has(place)) return true
  if (ownEyesOnly.has(place)) return holder !== player
  return place === 'under' && card.face !== 'up' && card.owner !== player
}

function withoutTitle({ title: _, ...card }: Card): Card {
  return card
}
