import { type Misplaced, misplacedFacilities } from '../../cards/game-text.ts'
import type { Case } from '../../steps/suite/case.ts'
import { boardOf } from './board-of.ts'
import { mayStand } from './standing.ts'
import { Table } from './table.ts'

/** Facilities on boards where neither their print nor the rule for outposts lets them stand, but for as many as the list has. */
export function misplaced(
  cases: readonly Case[],
  rows: readonly Misplaced[] = misplacedFacilities(),
): readonly string[] {
  const found = tally(cases)
  const listed = new Map(rows.map(row => [keyOf(row.feature, row.facility, row.at), row.boards]))
  return [
    ...[...found].flatMap(([key, lines]) => tooMany(key, [...lines], listed.get(key) ?? 0)),
    ...[...listed].flatMap(([key, boards]) => tooFew(key, boards, found.get(key)?.size ?? 0)),
  ]
}

const keyOf = (feature: string, facility: string, at: string): string => `${feature}: "${facility}" at "${at}"`

/** By feature, facility and mission, the lines of the examples. */
function tally(cases: readonly Case[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  for (const one of cases)
    for (const [facility, at] of strays(new Table(boardOf(one)))) {
      const key = keyOf(one.feature.uri, facility, at)
      found.set(key, (found.get(key) ?? new Set()).add(one.line))
    }
  return found
}

function strays(table: Table): readonly (readonly [string, string])[] {
  return table.board.cards.flatMap(card => {
    const mission = card.where[0] === 'space' ? table.card(card.where[1]) : undefined
    if (!mission || !table.isPrinted(card) || table.facts(card).type !== 'facility') return []
    return mayStand(table, card, mission) ? [] : [[card.title ?? card.id, mission.title ?? mission.id] as const]
  })
}

const tooMany = (key: string, lines: readonly number[], boards: number): readonly string[] =>
  lines.length <= boards
    ? []
    : [
        `${key} stands where it may not, in the examples of lines ${lines.join(', ')}. Move it to a mission that cards/game-text/stands.yaml lets it stand at, or take another facility`,
      ]

const tooFew = (key: string, boards: number, found: number): readonly string[] =>
  found >= boards ? [] : [`cards/game-text/misplaced.yaml: ${key} is on ${found} boards and not on ${boards}; lower it`]
