import { readDocuments, type SourceDocument } from './documents.ts'
import { type RulesetInfo, readRulesets } from './questions.ts'
import { catalogueFolder } from './read-yaml.ts'

/** The package's own documents and rulesets, as their tables have them. */
export interface Laws {
  readonly documents: readonly SourceDocument[]
  readonly rulesets: readonly RulesetInfo[]
}

let read: Laws | undefined

/** Read once, and without the rulings themselves. */
export function ownLaws(): Laws {
  read ??= { documents: readDocuments(catalogueFolder), rulesets: readRulesets(catalogueFolder) }
  return read
}
