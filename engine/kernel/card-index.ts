import { groupBy } from '../../catalogue/group.ts'
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

export const heldIn = (cards: readonly CardState[]): Held => groupBy(cards, ({ holder }) => holder)
export const lyingIn = (cards: readonly CardState[]): Held => groupBy(cards, ({ place }) => place)
