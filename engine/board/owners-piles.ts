import type { Place } from '../../protocol/types.ts'
import type { CardState } from './state.ts'

/** Where a card goes to its owner, whoever controlled it, and nothing that befell it goes along. */
export const ownersPiles: ReadonlySet<Place> = new Set(['hand', 'deck', 'discard', 'removed', 'points'])

/** The card in such a pile. */
export function bare(card: CardState, place: Place): CardState {
  const { id, title, owner } = card
  return { id, title, owner, controller: owner, place, holder: owner, is: [], because: {}, count: {}, targets: [] }
}
