import type { CardId, CardState } from '../board/state.ts'

/** The cards of a state by id; a change of the state brings other cards. */
export interface Index {
  readonly cards: readonly CardState[]
  readonly byId: ReadonlyMap<CardId, CardState>
  /** By holder; made when first asked for. */
  held?: ReadonlyMap<string, readonly CardState[]>
}

let latest: Index | undefined

/** Several games in a row look at the same cards. */
export function indexOf(cards: readonly CardState[]): Index {
  if (latest?.cards === cards) return latest
  const byId = new Map<CardId, CardState>()
  for (const card of cards) byId.set(card.id, card)
  latest = { cards, byId }
  return latest
}

export function heldIn(cards: readonly CardState[]): ReadonlyMap<string, readonly CardState[]> {
  const held = new Map<string, CardState[]>()
  for (const card of cards) {
    const those = held.get(card.holder)
    if (those) those.push(card)
    else held.set(card.holder, [card])
  }
  return held
}
