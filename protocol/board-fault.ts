import { nameOf } from './envelope.ts'
import { ProtocolViolation } from './failures.ts'
import type { Board, Card, Id, Observation } from './types.ts'
import { withinCards } from './within-cards.ts'

/** Why no board can be as one that is shown. */
export interface BoardFault {
  /** JSON pointer into the board. */
  readonly pointer: string
  /** What would be right and what is there, to follow "expected". */
  readonly expected: string
}

/**
 * The observation itself, so that whoever reads its board may follow cards from holder to holder; throws a
 * `ProtocolViolation` of the engine's where its board cannot be. `id`: the request that it answers.
 */
export function possible(observation: Observation, id: number): Observation {
  const fault = boardFault(observation.board)
  if (!fault) return observation
  const what = `The engine's answer to ${nameOf({ id, do: 'observe' })} breaks the protocol`
  throw new ProtocolViolation('engine', what, `/result/board${fault.pointer}`, fault.expected)
}

/** Links of a circle that are told. */
const told = 6

/** The first thing on the board that cannot be read, or contradicts the rest of it. */
export function boardFault(board: Board): BoardFault | undefined {
  const list = (['cards', 'players'] as const).find(key => !Array.isArray(board?.[key]))
  if (list) return { pointer: `/${list}`, expected: `a list of ${list}` }
  const { cards, players } = board
  const places = new Map<Id, number>()
  for (const [index, card] of cards.entries()) {
    if (!isReadable(card)) return unreadable(index)
    const before = places.get(card.id)
    if (before !== undefined) return twice(card, before, index)
    places.set(card.id, index)
  }
  return strayIn(cards, places, new Set(players.map(player => player?.name))) ?? circleIn(cards, places)
}

const isReadable = (card: Card | undefined): boolean =>
  typeof card?.id === 'string' &&
  Array.isArray(card.where) &&
  card.where.length === 2 &&
  card.where.every(word => typeof word === 'string')

const unreadable = (index: number): BoardFault => ({
  pointer: `/cards/${index}`,
  expected: 'a card with an "id" and a "where" that holds its place and its holder',
})

type Places = ReadonlyMap<Id, number>

const twice = ({ id }: Card, before: number, index: number): BoardFault => ({
  pointer: `/cards/${index}/id`,
  expected: `ids that are unique on the board, but "${id}" is also the id of /cards/${before}`,
})

/** A card whose holder is not there. */
function strayIn(cards: readonly Card[], places: Places, names: ReadonlySet<string>): BoardFault | undefined {
  const index = cards.findIndex(card => {
    const [place, holder] = card.where
    if (place === 'spaceline' || places.has(cardIn(holder))) return false
    return withinCards.has(place) || !names.has(holder)
  })
  if (index < 0) return undefined
  const card = cards[index]!
  const kind = withinCards.has(card.where[0]) ? 'a card' : 'a player'
  return {
    pointer: `/cards/${index}/where/1`,
    expected: `${kind} of this board as the holder, but ${link(card)}, and nothing there has that name`,
  }
}

/** A card that holds itself, however far round. Each card is passed once. */
function circleIn(cards: readonly Card[], places: Places): BoardFault | undefined {
  const grounded = new Set<Card>()
  for (const card of cards) {
    let at = holderOf(card, cards, places)
    if (!at || !withinCards.has(at.where[0]) || grounded.has(at)) continue
    const path = new Set<Card>([card])
    while (at && !grounded.has(at) && !path.has(at)) {
      path.add(at)
      at = holderOf(at, cards, places)
    }
    if (at && path.has(at)) return circle(from(at, path), places)
    for (const one of path) grounded.add(one)
  }
  return undefined
}

/** The path without the way to the circle. */
function from(first: Card, path: ReadonlySet<Card>): readonly Card[] {
  const cards = [...path]
  return cards.slice(cards.indexOf(first))
}

function circle(members: readonly Card[], places: Places): BoardFault {
  const more = members.length - told
  const links = members.slice(0, told).map(link).join(', ')
  return {
    pointer: `/cards/${places.get(members[0]!.id)}/where`,
    expected: `that no card holds itself, but ${links}${more > 0 ? `, and so on over ${more} more` : ''}`,
  }
}

function holderOf({ where: [place, holder] }: Card, cards: readonly Card[], places: Places): Card | undefined {
  return withinCards.has(place) ? cards[places.get(cardIn(holder)) ?? -1] : undefined
}

/** What lies on an individual of a dual-personnel card (`id/Name`) lies on the card. */
const cardIn = (holder: Id): Id => {
  const end = holder.indexOf('/')
  return end < 0 ? holder : holder.slice(0, end)
}

const link = ({ id, where: [place, holder] }: Card): string => `"${id}" is in the place \`${place}\` of "${holder}"`
