import { type Custom, readCustoms } from './customs.ts'
import type { SourceDocument } from './documents.ts'
import { type Laws, ownLaws } from './laws.ts'
import type { RulesetInfo } from './questions.ts'
import { catalogueFolder } from './read-yaml.ts'

/** The document whose rulings' ids begin as this one does. */
export const documentOf = (ruling: string, { documents }: Laws = ownLaws()): SourceDocument | undefined =>
  documents.find(({ prefix }) => ruling.startsWith(`${prefix}-`))

let customs: ReadonlyMap<string, Custom> | undefined

/** The rulesets in which a ruling or a basic rule is in force, in the order of their table; none for an id of no document. */
export function rulesetsWith(id: string, laws: Laws = ownLaws()): readonly string[] {
  const document = documentOf(id, laws)
  if (document)
    return laws.rulesets
      .filter(ruleset => ruleset.documents.includes(document.id) && !struckOut(ruleset, laws).has(id))
      .map(ruleset => ruleset.id)
  customs ??= readCustoms(catalogueFolder)
  return customs.get(id)?.rulesets ?? []
}

const struck = new WeakMap<RulesetInfo, ReadonlySet<string>>()

/** What a ruleset, or one that it amends, replaces or repeals. */
function struckOut(ruleset: RulesetInfo, laws: Laws): ReadonlySet<string> {
  const known = struck.get(ruleset)
  if (known) return known
  const base = laws.rulesets.find(({ id }) => id === ruleset.amends)
  const found = new Set([
    ...(base ? struckOut(base, laws) : []),
    ...Object.keys(ruleset.replaces ?? {}),
    ...(ruleset.repeals ?? []),
  ])
  struck.set(ruleset, found)
  return found
}
