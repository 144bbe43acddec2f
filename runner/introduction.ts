import { findCard } from '../cards/catalogue.ts'
import type { CardFacts } from '../cards/facts.ts'
import { setOf } from '../cards/sets/sets.ts'
import { versionOf } from '../cards/version.ts'
import type { Introduction } from '../protocol/greeting.ts'
import type { PrintedCard } from '../protocol/types.ts'

/** What tells a card from its namesakes. */
const facts = [
  'aliases',
  'type',
  'unique',
  'affiliations',
  'species',
  'classification',
  'persona',
  'class',
  'cost',
  'integrity',
  'cunning',
  'strength',
  'range',
  'weapons',
  'shields',
  'kind',
  'quadrant',
  'span',
  'points',
] as const satisfies readonly (keyof CardFacts & keyof PrintedCard)[]

/** What an engine is told of the titles in the greeting; of a title that is printed on no card there is nothing to tell. */
export function introductionTo(titles: readonly string[]): Introduction {
  return { cards: titles.flatMap(title => printed(title) ?? []) }
}

function printed(title: string): PrintedCard | undefined {
  const card = findCard(title)
  if (!card || card.supposed) return undefined
  const set = setOf(card.title)
  const told = facts.flatMap(fact => (card[fact] === undefined ? [] : [[fact, card[fact]] as const]))
  return { title, ...versionOf(card.title), ...(set ? { set } : {}), ...Object.fromEntries(told) } as PrintedCard
}
