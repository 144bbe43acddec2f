import { move } from '../../../board/moves.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Download } from '../../../questions/downloading/questions.ts'
import type { SideDeck } from '../../../questions/draws-and-discards/questions.ts'

/** The side deck that the text has it go to. */
export const deckFor = ({ text: { to } }: Download): SideDeck | undefined =>
  typeof to === 'object' && 'atop' in to ? to.atop : undefined

/** Puts the card on top of a side deck, where the text says so. */
export function goesAtop(game: Game, download: Download, card: CardId): boolean {
  const { player, by } = download
  const deck = deckFor(download)
  if (!deck) return false
  move(game, card, deck, player)
  game.change(card, { face: 'down' })
  const others = game.state.cards.filter(c => c.id !== card)
  game.state = { ...game.state, cards: [game.card(card), ...others] }
  game.tell({ event: 'downloaded', cards: [card], player, by })
  return true
}
