import type { Game } from '../flow/game.ts'
import { cardOf } from './individuals.ts'
import { cardsIn } from './places.ts'
import type { CardId } from './state.ts'

/** The classification of the personnel: its own, or that which a card on it has made of it. */
export function classificationOf(game: Game, id: CardId): string | undefined {
  for (const { id: by } of cardsIn(game, 'on', cardOf(id))) {
    const changed = game.text(by).standing?.find(s => s.classification !== undefined)
    if (changed) return changed.classification
  }
  return game.facts(id).classification
}
