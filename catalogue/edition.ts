import { readDocuments } from './documents.ts'
import { readRulesets } from './questions.ts'
import { catalogueFolder } from './read-yaml.ts'

/** The game that a ruleset is a law of; each has a board of its own. */
export type Edition = 'first' | 'second'

let known: ReadonlyMap<string, Edition> | undefined

/** The edition of the documents that the ruleset is made of; of a ruleset that nobody knows, the first. */
export function editionOf(ruleset: string): Edition {
  known ??= editions()
  return known.get(ruleset) ?? 'first'
}

function editions(): ReadonlyMap<string, Edition> {
  const documents = new Map(readDocuments(catalogueFolder).map(({ id, edition }) => [id, edition]))
  return new Map(
    readRulesets(catalogueFolder).map(({ id, documents: [first = ''] }) => [id, documents.get(first) ?? 'first']),
  )
}
