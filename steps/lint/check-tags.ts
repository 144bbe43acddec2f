import type * as messages from '@cucumber/messages'
import type { Problem } from '../suite/case.ts'
import { readTags } from '../suite/tags.ts'
import { nearest } from '../types/nearest.ts'
import { at, type Check, type KnownIds, type LintedFeature } from './corpus.ts'

type Tag = messages.Tag

/** Every tag names a known ruling, open question, reading or ruleset. */
export const checkTags: Check = ({ features, known }) =>
  features.flatMap(feature => allTags(feature.written).flatMap(tag => unknown(feature, tag, known)))

function unknown(feature: LintedFeature, tag: Tag, known: KnownIds): Problem[] {
  const { rulings, rulesets, questions, readings, others } = readTags([tag.name])
  const say = (what: string, id: string, valid: Iterable<string>) => {
    const near = nearest(id, [...valid])
    return at(feature, tag.location.line, `no ${what} "${id}"${near ? `; nearest: "${near}"` : ''}`)
  }
  const sets = [...known.rulesets].map(id => `@${id}`)
  return [
    ...rulings.filter(id => !known.rulings.has(id)).map(id => say('ruling', id, known.rulings)),
    ...questions.filter(id => !known.questions.has(id)).map(id => say('open question', id, known.questions)),
    ...readings
      .filter(id => !known.readings.has(id))
      .map(id => presumed(feature, tag, id, known) ?? say('other reading', id, known.readings)),
    ...rulesets.filter(id => !known.rulesets.has(id)).map(id => say('ruleset', id, known.rulesets)),
    ...others.map(name => say('tag', name, [...sets, '@ruling=', '@part=', '@frame=', '@question=', '@reading='])),
  ]
}

function presumed(feature: LintedFeature, tag: Tag, id: string, { presumedReadings }: KnownIds): Problem | undefined {
  if (!presumedReadings.has(id)) return undefined
  const [question] = id.split('/')
  const message = `"${id}" is what the suite takes for granted; such a scenario is tagged \`@question=${question}\` only`
  return at(feature, tag.location.line, message)
}

/** Those of the feature, its rules, its scenarios and their examples. */
export function allTags(feature: messages.Feature): readonly Tag[] {
  const ofRules = feature.children.flatMap(({ rule }) => rule?.tags ?? [])
  return [...feature.tags, ...ofRules, ...scenariosOf(feature).flatMap(scenarioTags)]
}

/** Those of its rules as well. */
export function scenariosOf({ children }: messages.Feature): readonly messages.Scenario[] {
  const below = children.flatMap(({ rule }) => rule?.children ?? [])
  return [...children, ...below].flatMap(({ scenario }) => scenario ?? [])
}

const scenarioTags = (scenario: messages.Scenario): readonly Tag[] => [
  ...scenario.tags,
  ...scenario.examples.flatMap(({ tags }) => tags),
]
