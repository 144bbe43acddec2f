import { type Custom, readCustoms } from './customs.ts'
import type { SourceDocument } from './documents.ts'
import { type Laws, ownLaws } from './laws.ts'
import type { RulesetInfo } from './questions.ts'
import { catalogueFolder } from './read-yaml.ts'

/** The document whose rulings' ids begin as this one does. */
export const documentOf = (ruling: string, { documents }: Laws = ownLaws()): SourceDocument | undefined =>
  documents.find(({ prefix }) => ruling.startsWith(`${prefix}-`))

let customs: ReadonlyMap<string, Custom> | undefined

/** The basic rules of the catalogue, by id. */
export const basicRules = (): ReadonlyMap<string, Custom> => {
  customs ??= readCustoms(catalogueFolder)
  return customs
}

/** The rulesets in which a ruling or a basic rule is in force, in the order of their table; none for an id of no document. */
export function rulesetsWith(id: string, laws: Laws = ownLaws()): readonly string[] {
  const document = documentOf(id, laws)
  const holds = (ruleset: RulesetInfo): boolean =>
    document
      ? ruleset.documents.includes(document.id) && !struckOut(ruleset, laws).has(id)
      : isBasicIn(id, ruleset, laws)
  return laws.rulesets.filter(holds).map(ruleset => ruleset.id)
}

/** Is it the id of a basic rule? */
export const isBasic = (id: string): boolean => basicRules().has(id)

/** Whether the basic rule holds in the ruleset: its row names it or, where no basic rule names it, the one that it amends. */
export function isBasicIn(id: string, ruleset: RulesetInfo, { rulesets }: Pick<Laws, 'rulesets'> = ownLaws()): boolean {
  const where = basicRules().get(id)?.rulesets ?? []
  named ??= new Set([...basicRules().values()].flatMap(basic => basic.rulesets))
  for (let at: RulesetInfo | undefined = ruleset; at; at = rulesets.find(one => one.id === at?.amends))
    if (named.has(at.id)) return where.includes(at.id)
  return false
}

let named: ReadonlySet<string> | undefined

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
