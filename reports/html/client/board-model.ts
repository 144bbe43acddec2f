import { groupBy } from '../../../catalogue/group.ts'
import type { Board, Card, Id, Place } from '../../../protocol/types.ts'
import type { CardChange } from './change-lines.ts'
import type { Changes } from './changes.ts'

/** Which kind of card bears a title. */
export type TypeOf = (title: string) => string | undefined

/** A player as the mark on a card shows him. */
export interface Owner {
  readonly name: string
  /** For the colour; only four players have one. */
  readonly index: number | 'none'
  readonly letter: string
}

/** How a board is looked at. */
export interface View {
  /** How changes are marked. */
  readonly side: 'before' | 'after'
  readonly changes?: Changes
  readonly types: TypeOf
}

/** A board made ready to be drawn. */
export interface BoardModel {
  readonly side: View['side']
  /** The cards that have been drawn, each of which is drawn once. */
  readonly drawn: Set<Id>
  /** Those of them within which nothing is drawn. */
  readonly closed: Set<Id>
  readonly spacelines: readonly string[]
  /** What is at a place and has not been drawn. */
  readonly at: (place: Place, holder: string) => readonly Card[]
  readonly changeOf: (card: Card) => CardChange | undefined
  readonly nameOf: (id: Id) => string
  readonly typeOf: (card: Card) => string | undefined
  readonly ownerOf: (name: string) => Owner
  /** What nothing holds that is drawn. */
  readonly strays: () => readonly Card[]
}

/** Nothing of it is drawn yet. */
export function boardModel(board: Board, { side, changes, types }: View): BoardModel {
  const cardById = new Map(board.cards.map(card => [card.id, card]))
  const groups = groupBy(board.cards, card => card.where.join('\n'))
  const names = board.players.map(player => player.name)
  const [drawn, closed] = [new Set<Id>(), new Set<Id>()]
  return {
    side,
    drawn,
    closed,
    spacelines: spacelinesOf(board.cards, names),
    at: (place, holder) => (groups.get(`${place}\n${holder}`) ?? []).filter(card => !drawn.has(card.id)),
    changeOf: card => changes?.cards.get(card.id),
    nameOf: id => cardById.get(id)?.title ?? id,
    typeOf: card => types(card.title ?? card.id),
    ownerOf: name => ownerOf(names, name),
    strays: () =>
      board.cards.filter(card => !drawn.has(card.id) && !isReached(card, cardById, { drawn, closed, names })),
  }
}

/** Quadrants as they come; where each player has his own missions, they lie at his side. */
function spacelinesOf(cards: readonly Card[], names: readonly string[]): readonly string[] {
  const holders = new Set(cards.filter(card => card.where[0] === 'spaceline').map(card => card.where[1]))
  return [...holders].sort((a, b) => names.indexOf(b) - names.indexOf(a))
}

function ownerOf(names: readonly string[], name: string): Owner {
  const index = names.indexOf(name)
  return { name, index: index < 0 ? 'none' : Math.min(index, 3), letter: [...name][0]?.toUpperCase() ?? '?' }
}

/** True when a card will be drawn within its holder, or at the side of a player yet to be drawn. */
function isReached(
  card: Card,
  cardById: ReadonlyMap<Id, Card>,
  { drawn, closed, names }: Pick<BoardModel, 'drawn' | 'closed'> & { readonly names: readonly string[] },
): boolean {
  const seen = new Set([card.id])
  let id = card.where[1]
  for (let holder = cardById.get(id); holder && !seen.has(id); holder = cardById.get(id)) {
    seen.add(id)
    if (drawn.has(id)) return !closed.has(id)
    id = holder.where[1]
  }
  return !cardById.has(id) && names.includes(id)
}
