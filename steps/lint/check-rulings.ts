import type * as messages from '@cucumber/messages'
import type { Problem } from '../suite/case.ts'
import { rulesetsOf } from '../suite/rulesets-of.ts'
import { readTags } from '../suite/tags.ts'
import { at, type Check, type LintedFeature } from './corpus.ts'

const names = (tags: readonly messages.Tag[]): string[] => tags.map(({ name }) => name)
const rulingsOf = (tags: readonly messages.Tag[]): readonly string[] => readTags(names(tags)).rulings

/** A Rule has one ruling; or none, and then every scenario in it, or every block of its examples, has its own. */
export const checkRules: Check = ({ features }) =>
  features.flatMap(feature => [
    ...feature.written.children.flatMap(({ rule }) => (rule ? ruleProblems(feature, rule) : [])),
    ...feature.plain.scenarios.flatMap(({ ruleLine, line, name }) =>
      ruleLine === 0
        ? [at(feature, line, `"${name}" stands outside of a \`Rule:\`; put it below the rule of its ruling`)]
        : [],
    ),
  ])

function ruleProblems(feature: LintedFeature, rule: messages.Rule): Problem[] {
  const { length } = rulingsOf(rule.tags)
  const { line } = rule.location
  if (length === 1) return []
  if (length > 1) return [at(feature, line, `"${rule.name}" has ${length} rulings; give each its own \`Rule:\``)]
  const scenarios = rule.children.flatMap(({ scenario }) => scenario ?? [])
  if (scenarios.length > 0 && scenarios.every(hasOwn)) return []
  return [at(feature, line, `"${rule.name}" has no \`@ruling=<id>\`, and not all of its examples bring their own`)]
}

function hasOwn({ tags, examples }: messages.Scenario): boolean {
  if (rulingsOf(tags).length > 0) return true
  return examples.length > 0 && examples.every(block => rulingsOf(block.tags).length > 0)
}

const lacksRulesets = (rulings: readonly string[]): string =>
  rulings.length > 1
    ? 'a ruleset: its rulings are in force together in none; tag it with those that it holds in'
    : 'a ruleset: its ruling is in force in none; tag it with every ruleset that it holds in'

/** Every scenario and every row has a ruling. */
export const checkRulingTags: Check = ({ features }) =>
  features.flatMap(feature =>
    feature.plain.scenarios
      .filter(({ tags }) => readTags(tags).rulings.length === 0)
      .map(({ name, line }) => at(feature, line, `"${name}" lacks a ruling: tag its rule with \`@ruling=<id>\``)),
  )

/** Every scenario and every row has a ruleset. */
export const checkRulesetTags: Check = ({ features }) =>
  features.flatMap(feature =>
    feature.plain.scenarios.flatMap(({ name, line, tags }) => {
      const read = readTags(tags)
      if (rulesetsOf(read).length) return []
      return [at(feature, line, `"${name}" lacks ${lacksRulesets(read.rulings)}`)]
    }),
  )
