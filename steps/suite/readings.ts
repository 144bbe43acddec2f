import type { Operation } from '../operation.ts'
import { phraseOf } from '../phrases/compile-step.ts'
import type { Case, OtherReading, Suite } from './case.ts'

export const isSame = (one: OtherReading, other: OtherReading): boolean =>
  one.question === other.question && one.name === other.name

/** As a tag and the engine's registry have it. */
export const keyOf = ({ question, name }: OtherReading): string => `${question}/${name}`

/** Is the alternative about this case? Both stand in one Rule, under one ruling and ruleset, with one board and one first deed. */
export function isPaired(kase: Case, alternative: Case): boolean {
  const { reading } = alternative
  return (
    reading !== undefined &&
    kase.disputes.includes(reading.question) &&
    kase.ruleset === alternative.ruleset &&
    kase.rulings[0] === alternative.rulings[0] &&
    kase.feature.uri === alternative.feature.uri &&
    kase.rule === alternative.rule &&
    positionOf(kase) === positionOf(alternative)
  )
}

/** The alternatives that say what becomes of the case under other readings. */
export function alternativesOf(kase: Case, { alternatives }: Suite): readonly Case[] {
  return kase.disputes.length ? alternatives.filter(one => isPaired(kase, one)) : []
}

/** The set-up, and the first deed, if it comes before anything is looked at. */
function positionOf({ steps }: Case): string {
  const first = steps.findIndex(({ operation }) => keywordOf(operation) !== 'Given')
  const operations = steps.slice(0, first < 0 ? steps.length : first + 1).map(({ operation }) => operation)
  const last = operations.at(-1)
  return JSON.stringify(last && keywordOf(last) === 'Then' ? operations.slice(0, -1) : operations)
}

const keywordOf = (operation: Operation): string => phraseOf(operation).keyword
