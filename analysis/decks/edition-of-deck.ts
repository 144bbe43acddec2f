import { type CardFacts, type Edition, editionOfCard } from '../../cards/facts.ts'
import { editionOf } from '../../catalogue/edition.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'

interface Listed {
  readonly part: string | undefined
  readonly cards: readonly CardFacts[]
}

const onlyIn: Readonly<Record<Edition, readonly string[]>> = {
  first: ['seed deck', 'sites', 'Q-Continuum', "Q's Tent", 'Battle Bridge', 'Tribbles'],
  second: ['dilemma pile'],
}

/** Most of the list are cards of First Edition: dilemmas under a heading of their own are seed cards then. */
const isSurelyFirst = (cards: readonly Listed[]): boolean =>
  cards.filter(one => one.cards.length && one.cards.every(card => editionOfCard(card) === 'first')).length * 2 >
  cards.length

/** Of which edition a deck is: by its parts, else by the ruleset that was named, else by what most of its cards are. */
export function editionOfDeck(cards: readonly Listed[], ruleset?: string): Edition {
  if (isSurelyFirst(cards)) return 'first'
  for (const edition of ['second', 'first'] as const)
    if (cards.some(({ part }) => part !== undefined && onlyIn[edition].includes(part))) return edition
  if (ruleset !== undefined && rulesets.has(ruleset)) return editionOf(ruleset)
  const sure = cards.flatMap(({ cards: [card, other] }) => (card && !other ? [editionOfCard(card)] : []))
  return sure.filter(one => one === 'second').length * 2 > sure.length ? 'second' : 'first'
}

/** A deck of Second Edition has no cards of the First; of namesakes the one of the deck's edition is meant. */
export const ofEdition = (cards: readonly CardFacts[], edition: Edition): CardFacts | undefined =>
  cards.find(card => editionOfCard(card) === edition) ?? (edition === 'first' ? cards[0] : undefined)
