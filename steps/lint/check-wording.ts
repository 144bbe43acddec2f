import type * as messages from '@cucumber/messages'
import { allOf, type Problem } from '../suite/case.ts'
import { keyOf } from '../suite/readings.ts'
import { at, type Check, type LintedFeature } from './corpus.ts'

// Checks that every example uses its set-up, and that it fits the reader's head.
const longestBackground = 5

/** Names are sentences, and no two examples of a feature have the same under one ruleset. */
export const checkNames: Check = ({ features, suite }) => {
  const first = new Map<string, number>()
  const twice = allOf(suite).flatMap(({ feature, scenario, ruleset, line, reading }) => {
    const key = `${feature.uri}\n${scenario}\n${ruleset}\n${reading ? keyOf(reading) : ''}`
    const before = first.get(key)
    if (before === undefined) first.set(key, line)
    if (before === undefined || before === line) return []
    return [{ uri: feature.uri, line, message: `"${scenario}" is the name of the example in line ${before}, too` }]
  })
  return [...features.flatMap(feature => feature.plain.scenarios.flatMap(one => nameTrouble(feature, one))), ...twice]
}

function nameTrouble(feature: LintedFeature, { name, line }: { name: string; line: number }): Problem[] {
  if (name.split(/\s+/).filter(Boolean).length < 3)
    return [at(feature, line, `"${name}" is not a sentence; say in words what happens`)]
  if (/[.!]$/.test(name)) return [at(feature, line, `"${name}" ends in a full stop; names go without`)]
  return /<[^<>]+>/.test(name) ? [at(feature, line, `"${name}" has a placeholder that no column fills`)] : []
}

/** A Background is short: a step counts as one line, a table as its rows below the heading. */
export const checkBackgrounds: Check = ({ features }) =>
  features.flatMap(feature =>
    backgrounds(feature.written).flatMap(({ steps, location }) => {
      const lines = steps.reduce((sum, { dataTable }) => sum + (dataTable ? dataTable.rows.length - 1 : 1), 0)
      if (lines <= longestBackground) return []
      const message = `the Background has ${lines} lines, ${longestBackground} at most; move what not every example uses`
      return [at(feature, location.line, message)]
    }),
  )

function backgrounds({ children }: messages.Feature): messages.Background[] {
  return children.flatMap(({ background, rule }) => [
    ...(background ? [background] : []),
    ...(rule?.children.flatMap(child => child.background ?? []) ?? []),
  ])
}

/** The game is told in the present tense: no "should". */
export const checkShould: Check = ({ features }) =>
  features.flatMap(feature =>
    feature.source.text
      .split('\n')
      .flatMap((text, index) =>
        /\bshould\b/i.test(text) ? [at(feature, index + 1, '"should" leaves it open; say what is')] : [],
      ),
  )

/** Remarks stand in a description, which the report shows. */
export const checkComments: Check = ({ features }) =>
  features.flatMap(feature =>
    feature.comments.map(({ location }) =>
      at(feature, location.line, 'a comment is not shown in reports; make it a description'),
    ),
  )
