import { cardFacts, loadCards } from '../../cards/catalogue.ts'
import { editionOfSet, setOf } from '../../cards/sets/sets.ts'
import { editionOf } from '../../catalogue/edition.ts'
import type { Case } from '../../steps/suite/case.ts'
import { onTheBoard } from './on-the-board.ts'

/** Printed cards on boards of an edition that has none of that title; one sentence each. */
export function editionFaults(cases: readonly Case[]): readonly string[] {
  const found = new Set<string>()
  for (const one of cases)
    for (const title of onTheBoard(one)) {
      const set = setOf(title)
      if (set === undefined || cardFacts(title).supposed || loadCards().namesakes.has(title)) continue
      if (editionOfSet(set) === editionOf(one.ruleset)) continue
      found.add(
        `${one.feature.uri}: "${title}" is on a board of ${one.ruleset}, whose edition has no such card. Take one that it has, or make one up`,
      )
    }
  return [...found].sort()
}
