import { findCard } from '../cards/catalogue.ts'
import type { CardFacts } from '../cards/facts.ts'
import { setOf } from '../cards/sets/sets.ts'
import { versionOf } from '../cards/version.ts'
import type { Engine } from '../protocol/engine.ts'
import type { PrintedCard, Request } from '../protocol/types.ts'

/** Facts that tell a card from its namesakes. */
const facts = [
  'aliases',
  'type',
  'unique',
  'affiliations',
  'species',
  'classification',
  'persona',
  'skills',
  'icons',
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

/** The engine, told in the greeting what is printed on the cards; transcripts do not repeat it. */
export function introduced(engine: Engine): Engine {
  const { hasOneTable } = engine
  return {
    command: engine.command,
    ...(hasOneTable ? { hasOneTable: () => hasOneTable.call(engine) } : {}),
    ask: (request, within) => engine.ask(withCards(request), within),
    close: () => engine.close(),
  }
}

function withCards(request: Request): Request {
  return request.do !== 'hello' || request.cards ? request : { ...request, cards: printedOn(request.titles) }
}

/** Facts that tell the cards of these titles from their namesakes; none of a title that no card has. */
export function printedOn(titles: readonly string[]): readonly PrintedCard[] {
  return titles.flatMap(title => printed(title) ?? [])
}

function printed(title: string): PrintedCard | undefined {
  const card = findCard(title)
  if (!card || card.supposed) return undefined
  const set = setOf(card.title)
  const told = facts.flatMap(fact => (card[fact] === undefined ? [] : [[fact, card[fact]] as const]))
  return { title, ...versionOf(card.title), ...(set ? { set } : {}), ...Object.fromEntries(told) } as PrintedCard
}
