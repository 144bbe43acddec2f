import type { Card } from '../../protocol/types.ts'
import { mayStand } from './standing.ts'
import type { Table } from './table.ts'

/** Does the facility stand at a mission where neither its print nor the rule for outposts lets it? In words; empty if not. */
export function misplaced(table: Table, card: Card): readonly string[] {
  const mission = card.where[0] === 'space' ? table.card(card.where[1]) : undefined
  if (!mission || table.facts(card).type !== 'facility' || mayStand(table, card, mission)) return []
  const at = mission.title ?? mission.id
  return [`"${card.title ?? card.id}" stands at "${at}", where neither its print nor the rule for outposts lets it`]
}
