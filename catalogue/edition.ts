import { ownLaws } from './laws.ts'

/** The game that a ruleset is a law of; each has a board of its own. */
export type Edition = 'first' | 'second'

let known: ReadonlyMap<string, Edition> | undefined

/** The edition of the documents that the ruleset is made of; of a ruleset that nobody knows, the first. */
export function editionOf(ruleset: string): Edition {
  known ??= editions()
  return known.get(ruleset) ?? 'first'
}

function editions(): ReadonlyMap<string, Edition> {
  const { documents, rulesets } = ownLaws()
  const editionsOf = new Map(documents.map(({ id, edition }) => [id, edition]))
  return new Map(rulesets.map(({ id, documents: [first = ''] }) => [id, editionsOf.get(first) ?? 'first']))
}
