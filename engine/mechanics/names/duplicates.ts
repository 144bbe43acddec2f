import { remember } from '../../board/history.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { duplicateIsDiscarded } from '../../questions/dilemmas/settled.ts'

/** Was a copy of the card found under the mission before, and is it discarded for that? Keeps what was found where. */
export function isDuplicate(game: Game, player: PlayerName, card: CardId, mission: CardId): boolean {
  const found = game.state.history.filter(d => d.kind === 'found' && d.places?.includes(mission))
  const copy = found.find(d => d.card !== card && isCopy(game, d.card!, card))?.card
  if (!found.some(d => d.card === card)) remember(game, { player, kind: 'found', card, places: [mission] })
  return copy !== undefined && game.decide(duplicateIsDiscarded, { card, of: copy })
}

const isCopy = (game: Game, one: CardId, other: CardId): boolean => game.find(one)?.title === game.card(other).title
