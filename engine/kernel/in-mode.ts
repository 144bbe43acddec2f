import type { CardFacts } from '../../cards/facts.ts'

const read = new WeakMap<CardFacts, Map<string, CardFacts>>()

/** What a card is printed with in one of its modes. The same object for the same card and mode. */
export function factsInMode(card: CardFacts, mode: string): CardFacts {
  const own = card.modes?.[mode]
  if (!own) return card
  const inModes = read.get(card) ?? new Map<string, CardFacts>()
  read.set(card, inModes)
  const facts = inModes.get(mode) ?? { ...card, ...own }
  inModes.set(mode, facts)
  return facts
}
