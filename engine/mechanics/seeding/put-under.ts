import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { encounteredFirst } from '../../questions/dilemmas/procedure.ts'
import { layDown } from './inner/seed-by-text.ts'

/** Puts the card under the mission, where it is met before or after those that lie there. */
export function putUnder(game: Game, card: CardId, mission: CardId): void {
  const first = game.decide(encounteredFirst, { mission }) === 'last seeded'
  const seeded = { ...game.card(card), place: 'under' as const, holder: mission }
  const others = game.state.cards.filter(c => c.id !== card)
  game.state = { ...game.state, cards: first ? [seeded, ...others] : [...others, seeded] }
  layDown(game, card)
}
