import type { CardFacts } from '../../cards/facts.ts'
import type { Game } from '../kernel/game.ts'
import type { CardId } from './state.ts'

/** The card of an individual, `card/Name`; of any other id the id itself. */
export function cardOf(id: CardId): CardId {
  const slash = id.indexOf('/')
  return slash < 0 ? id : id.slice(0, slash)
}

/** The personnel on a card: of a dual-personnel card both, as `card/Name`; of any other card the card itself. */
export function individualsOf(game: Game, id: CardId): readonly CardId[] {
  if (id.includes('/')) return [id]
  const { individuals } = game.facts(id)
  return individuals?.length ? individuals.map(({ title }) => `${id}/${title}`) : [id]
}

/** Every personnel on the cards. */
export function allIndividuals(game: Game, cards: readonly CardId[]): readonly CardId[] {
  return cards.some(id => game.facts(id).individuals) ? cards.flatMap(id => individualsOf(game, id)) : cards
}

/** The cards of the individuals, each once. */
export function cardsOf(ids: readonly CardId[]): readonly CardId[] {
  return [...new Set(ids.map(cardOf))]
}

/** What one individual is printed with; what the card has only once, both have. */
export function factsOfIndividual(card: CardFacts, name: string): CardFacts {
  const own = card.individuals?.find(individual => individual.title === name)
  const { individuals: _, ...shared } = card
  return { ...shared, ...own, title: card.title, type: card.type }
}
