import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import type { CardId } from './state.ts'

/** The personnel on a card: of a dual-personnel card both, as `card/Name`; of any other card the card itself. */
export function individualsOf(game: Game, id: CardId): readonly CardId[] {
  const { individuals } = game.facts(id)
  return individuals?.length ? individuals.map(({ title }) => `${id}/${title}`) : [id]
}

/** Every personnel on the cards. */
export function allIndividuals(game: Game, cards: readonly CardId[]): readonly CardId[] {
  return cards.flatMap(id => individualsOf(game, id))
}

/** The cards of the individuals, each once. */
export function cardsOf(ids: readonly CardId[]): readonly CardId[] {
  return [...new Set(ids.map(cardOf))]
}
