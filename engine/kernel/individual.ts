import type { CardFacts } from '../../cards/facts.ts'
import type { CardId } from '../board/state.ts'

/** The card of an individual, `card/Name`; of any other id the id itself. */
export function cardOf(id: CardId): CardId {
  const slash = id.indexOf('/')
  return slash < 0 ? id : id.slice(0, slash)
}

const read = new WeakMap<CardFacts, Map<string, CardFacts>>()

/** What one individual is printed with; what the card has only once, both have. The same object for the same card and name. */
export function factsOfIndividual(card: CardFacts, name: string): CardFacts {
  const individuals = read.get(card) ?? new Map<string, CardFacts>()
  read.set(card, individuals)
  const facts = individuals.get(name) ?? individualOn(card, name)
  individuals.set(name, facts)
  return facts
}

function individualOn(card: CardFacts, name: string): CardFacts {
  const own = card.individuals?.find(individual => individual.title === name)
  const { individuals: _, ...shared } = card
  return { ...shared, ...own, title: card.title, type: card.type }
}
