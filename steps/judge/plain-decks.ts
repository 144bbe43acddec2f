import { findCard } from '../../cards/catalogue.ts'
import type { Card, HelloResult, MadeUp } from '../../protocol/types.ts'
import type { Player } from '../operation.ts'
import { plainCardsOf } from '../suite/plain-cards.ts'
import { fillerCard } from './arrangement-words.ts'

/** A card to draw; `made` = what is printed on it, where no set contains it. */
interface PlainCard {
  readonly title: string
  readonly made?: MadeUp
}

/** So many of it in the draw decks of these players. */
export interface Decks extends PlainCard {
  readonly count: number
  readonly players: readonly Player[]
}

/** What an engine that has draw decks finds in those that do not matter: a printed card that it has, or one made up. */
export function plainCard(
  ruleset: string,
  { can: { places, madeUp }, unknownTitles = [] }: Pick<HelloResult, 'can' | 'unknownTitles'>,
): PlainCard | undefined {
  if (!places?.includes('deck')) return undefined
  const title = plainCardsOf(ruleset).find(one => findCard(one) && !unknownTitles.includes(one))
  if (title) return { title }
  const type = (['equipment', 'personnel', 'ship'] as const).find(one => madeUp?.includes(one))
  return type && { title: fillerCard.title, made: type === fillerCard.type ? fillerCard : { ...fillerCard, type } }
}

const known = new Map<string, Card[]>()

/** The first so many cards of such a deck, which are the same in every case. */
function cardsOfDeck(title: string, owner: Player, count: number): readonly Card[] {
  const name = `${title} of ${owner}`
  const cards = known.get(name) ?? []
  if (!cards.length) known.set(name, cards)
  for (let at = cards.length + 1; at <= count; at += 1)
    cards.push(Object.freeze({ id: `${title} (${owner}'s deck ${at})`, title, owner, where: ['deck', owner] } as const))
  return cards.slice(0, count)
}

/** Is it one of the cards that lie in a deck of which the scenario says nothing? */
export const isPlain = (id: string): boolean => /'s deck \d+\)$/.test(id)

/** Cards to draw, in decks that the scenario says nothing of. */
export function plainDecks(decks: Decks | undefined): readonly Card[] {
  if (!decks) return []
  const { title, count, players } = decks
  return players.flatMap(owner => cardsOfDeck(title, owner, count))
}

/** The made-up cards of a board with those that fill its decks. */
export const withPlain = (made: readonly MadeUp[], decks: Decks | undefined): readonly MadeUp[] =>
  decks?.made && !made.some(({ title }) => title === decks.title) ? [...made, decks.made] : made
