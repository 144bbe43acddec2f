import type { CardFacts } from '../../cards/facts.ts'
import type { Lore } from '../../cards/lore.ts'
import { decideAmong } from './decide.ts'
import type { Game } from './game.ts'
import { type About, question } from './question.ts'
import type { Rule } from './rule.ts'

/** A fact of a card, or a part of its lore. */
type Printed = keyof CardFacts | `lore.${keyof Lore}`

/** The title of a card; so typed that rules may be sorted by it. */
export type Title = Capitalize<string>

/** What is printed on the card of this title, where a document has it otherwise than the catalogue of cards; none = as there. */
export const printedAs = question<{ title: Title; fact: Printed }, unknown>()('is printed as', undefined, 'title')

/** What is asked of a card. */
export const ofCard = ({ title }: CardFacts, fact: Printed = 'lore'): About<typeof printedAs> => ({
  title: title as Title,
  fact,
})

export type Correction = Rule<typeof printedAs>

/** Every fact that a correction may speak of. */
const changeable = [
  'affiliations',
  'species',
  'looks',
  'lore',
  'lore.species',
  'lore.calls',
  'lore.names',
  'gender',
  'classification',
  'skills',
  'dots',
  'icons',
  'keywords',
  'systems',
  'integrity',
  'cunning',
  'strength',
  'range',
  'weapons',
  'shields',
  'staffing',
  'class',
] as const satisfies readonly Printed[]

/** The card as these rules have it, which speak of it. */
export function corrected(card: CardFacts, rules: readonly Correction[], game: Game): CardFacts {
  if (!rules.length) return card
  return changeable.reduce((printed, fact) => {
    const asked = ofCard(card, fact)
    if (!rules.some(rule => rule.applies(asked, game))) return printed
    return withFact(printed, fact, decideAmong(printedAs, rules, asked, game))
  }, card)
}

function withFact(card: CardFacts, fact: Printed, value: unknown): CardFacts {
  const [whole, part] = fact.split('.')
  return { ...card, [whole!]: part ? { ...card.lore, [part]: value } : value } as CardFacts
}
