import { groupBy } from '../../catalogue/group.ts'
import type { Place } from '../../protocol/types.ts'
import type { CardId, CardState } from '../board/state.ts'

/** The cards of a state by id; a change of the state brings other cards. */
export interface Index {
  readonly cards: readonly CardState[]
  readonly byId: ReadonlyMap<CardId, CardState>
  /** By holder; made when first asked for. */
  held?: Held
  /** By place; made when first asked for. */
  lying?: Held
  /** By place, of each holder of many. */
  readonly placed: Map<string, Held>
}

type Held = ReadonlyMap<string, readonly CardState[]>

let latest: Index | undefined

/** Several games in a row look at the same cards. */
export function indexOf(cards: readonly CardState[]): Index {
  if (latest?.cards === cards) return latest
  const byId = new Map<CardId, CardState>()
  for (const card of cards) byId.set(card.id, card)
  latest = { cards, byId, placed: new Map() }
  return latest
}

const none: readonly never[] = []
const fewCards = 40

export function heldBy(index: Index, holder: string): readonly CardState[] {
  index.held ??= groupBy(index.cards, card => card.holder)
  return index.held.get(holder) ?? none
}

export function lyingIn(index: Index, place: Place): readonly CardState[] {
  index.lying ??= byPlace(index.cards)
  return index.lying.get(place) ?? none
}

export function heldAt(index: Index, place: Place, holder: string): readonly CardState[] {
  const held = heldBy(index, holder)
  // Few are looked through in less time than they are sorted.
  if (held.length < fewCards) return held.length ? held.filter(card => card.place === place) : held
  const known = index.placed.get(holder)
  const placed = known ?? byPlace(held)
  if (!known) index.placed.set(holder, placed)
  return placed.get(place) ?? none
}

const byPlace = (cards: readonly CardState[]): Held => groupBy(cards, card => card.place)
