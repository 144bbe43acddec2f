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
      titles ??= inOrder(grouped(cards, card => [titleOf(card)]))
      return titles.get(title) ?? []
    },
    labelled: (title, label) => {
      labels ??= inOrder(grouped(cards, card => labelsIn(card.id).map(one => `${titleOf(card)} ${one}`)))
      return labels.get(`${title} [${label}]`) ?? []
    },
    lying: where => {
      places ??= grouped(cards, card => [placeOf(card.where)])
      return places.get(placeOf(where)) ?? []
    },
  }
}

const placeOf = ([place, holder]: Where): string => `${place} of ${holder}`

/** The labels in an id, brackets and all, each once. */
const labelsIn = (id: Id): readonly string[] => (id.includes('[') ? [...new Set(id.match(/\[[^\]]*\]/g))] : [])

function grouped(cards: readonly Card[], keysOf: (card: Card) => readonly string[]): Map<string, Card[]> {
  const groups = new Map<string, Card[]>()
  for (const card of cards)
    for (const key of keysOf(card)) {
      const group = groups.get(key)
      if (group) group.push(card)
      else groups.set(key, [card])
    }
  return groups
}

function inOrder(groups: Map<string, Card[]>): Map<string, Card[]> {
  for (const copies of groups.values()) copies.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
  return groups
}
