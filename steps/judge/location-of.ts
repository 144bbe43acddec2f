import type { Card, Id } from '../../protocol/types.ts'

/** The card of a spaceline where the card is, however deep; undefined where none holds it, and where it holds itself. */
export function locationOf(card: Card | undefined, find: (id: Id) => Card | undefined): Card | undefined {
  const passed = new Set<Card>()
  for (let at = card; at && !passed.has(at); at = find(at.where[1])) {
    if (at.where[0] === 'spaceline') return at
    passed.add(at)
  }
  return undefined
}
