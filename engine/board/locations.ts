import type { Game } from '../kernel/game.ts'
import { isOnTheSpaceline } from '../questions/locations/questions.ts'
import { theSpacelineIs } from '../questions/locations/settled.ts'
import { matches } from '../text/match.ts'
import type { Clause, Like } from '../text/text.ts'
import { move } from './moves.ts'
import { cardsIn, spaceline } from './places.ts'
import type { CardId } from './state.ts'

const places: ReadonlySet<string> = new Set(['mission', 'time location'])

/** Has a card that is no mission made a location where it lies? */
export function isMade(game: Game, card: CardId): boolean {
  const { creates } = game.text(card)
  if (!creates || game.find(card)?.place !== 'spaceline' || !game.inForce(creates)) return false
  game.credit(creates)
  return true
}

/** Is the card, which lies in a row of locations, one of them? What lies between them is none. */
export const isLocation = (game: Game, card: CardId): boolean => places.has(game.facts(card).type) || isMade(game, card)

/** The locations of the row in which the card lies, from left to right. */
export const locationsAlong = (game: Game, of: CardId): readonly CardId[] =>
  spaceline(game, of).filter(id => isLocation(game, id))

/** The locations on both sides of that one. */
export function neighboursOf(game: Game, location: CardId): readonly CardId[] {
  const line = locationsAlong(game, location)
  const at = line.indexOf(location)
  return [line[at - 1], line[at + 1]].flatMap(id => (id === undefined ? [] : [id]))
}

/** The span of a location whose card does not simply have one printed; undefined for any other. */
export function madeSpan(game: Game, location: CardId): number | undefined {
  const { creates, span } = game.text(location)
  if (span?.more) return span.number + grownBy(game, location, span.more)
  if (!creates || !game.inForce(creates)) return undefined
  game.credit(creates)
  return creates.span
}

/** How many of the locations next to it are like that. */
function grownBy(game: Game, location: CardId, more: Clause & Like): number {
  if (!game.inForce(more)) return 0
  game.credit(more)
  return neighboursOf(game, location).filter(id => matches(game, id, more.where, game.card(id).owner)).length
}

/** The span of the location, where nobody's end of a mission is asked for. */
export const spanAt = (game: Game, location: CardId): number =>
  madeSpan(game, location) ?? game.facts(location).span ?? 0

/** Everything in space at the location. */
export const inSpaceAt = (game: Game, location: CardId): readonly CardId[] =>
  cardsIn(game, 'space', location).map(c => c.id)

/** Puts the card there in the row, 0 = the left end. */
export function putInLine(game: Game, card: CardId, line: string, at: number): void {
  const next = cardsIn(game, 'spaceline', line).filter(c => c.id !== card)[at]
  move(game, card, 'spaceline', line)
  if (!next) return
  const placed = game.card(card)
  const others = game.state.cards.filter(c => c.id !== card)
  game.state = { ...game.state, cards: others.flatMap(c => (c.id === next.id ? [placed, c] : [c])) }
}

/** The locations of "the spaceline", for a text that is carried out at one of them. */
export function theSpaceline(game: Game, by: CardId, here: CardId): readonly CardId[] {
  const all = game.state.cards
    .filter(c => c.place === 'spaceline' && isLocation(game, c.id))
    .map(c => c.id)
    .filter(id => game.decide(isOnTheSpaceline, { card: id, location: id }))
  if (game.decide(theSpacelineIs, { by }) !== 'that of its quadrant') return all
  return all.filter(id => game.card(id).holder === game.card(here).holder)
}
