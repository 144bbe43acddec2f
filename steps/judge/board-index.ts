import { groupBy, groupByEach } from '../../catalogue/group.ts'
import type { Board, Card, Id, Where } from '../../protocol/types.ts'

/** The cards of a board by id, title and place, so that many questions of a board with many cards are not many walks through it. */
export interface BoardIndex {
  readonly card: (id: Id) => Card | undefined
  /** In the order of their ids, in whatever order an engine lists its places. */
  readonly titled: (title: string) => readonly Card[]
  /** Those of them whose ids bear the label, as the ids of cards that a scenario labels do. */
  readonly labelled: (title: string, label: string) => readonly Card[]
  /** In the order of the board. */
  readonly lying: (where: Where) => readonly Card[]
}

const known = new WeakMap<Board, BoardIndex>()

/** The index of a board, made once for it; its parts are made when they are first asked for. */
export function indexOf(board: Board): BoardIndex {
  const index = known.get(board) ?? made(board)
  known.set(board, index)
  return index
}

function made({ cards }: Board): BoardIndex {
  let ids: ReadonlyMap<Id, Card> | undefined
  let titles: ReadonlyMap<string, readonly Card[]> | undefined
  let labels: ReadonlyMap<string, readonly Card[]> | undefined
  let places: ReadonlyMap<string, readonly Card[]> | undefined
  const titleOf = ({ title, id }: Card): string => title ?? id
  return {
    card: id => {
      ids ??= new Map(cards.toReversed().map(card => [card.id, card]))
      return ids.get(id)
    },
    titled: title => {
      titles ??= inOrder(groupBy(cards, titleOf))
      return titles.get(title) ?? []
    },
    labelled: (title, label) => {
      labels ??= inOrder(groupByEach(cards, card => labelsIn(card.id).map(one => `${titleOf(card)} ${one}`)))
      return labels.get(`${title} [${label}]`) ?? []
    },
    lying: where => {
      places ??= groupBy(cards, card => placeOf(card.where))
      return places.get(placeOf(where)) ?? []
    },
  }
}

const placeOf = ([place, holder]: Where): string => `${place} of ${holder}`

/** The labels in an id, brackets and all. */
const labelsIn = (id: Id): readonly string[] => id.match(/\[[^[\]]*\]/g) ?? []

function inOrder(groups: Map<string, Card[]>): Map<string, Card[]> {
  for (const copies of groups.values()) copies.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
  return groups
}
