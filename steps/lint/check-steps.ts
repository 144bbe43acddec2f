import { phraseOf } from '../phrases/compile-step.ts'
import type { Keyword } from '../phrases/phrase.ts'
import { asPosition } from '../suite/as-outcome.ts'
import { allOf, type Case, type CaseStep, type Problem } from '../suite/case.ts'
import { joining } from '../suite/compile-scenario.ts'
import { verbsOf } from '../suite/twins.ts'
import type { Check } from './corpus.ts'

const inCase = ({ feature }: Case, line: number, message: string): Problem => ({ uri: feature.uri, line, message })

const keywordOf = ({ operation }: CaseStep): Keyword => phraseOf(operation).keyword

/** A scenario says what comes out: more than that nothing else has changed. */
export const checkOutcomes: Check = ({ suite }) =>
  allOf(suite).flatMap(one => {
    const outcomes = one.steps.filter(step => keywordOf(step) === 'Then' && step.operation.op !== 'frame')
    if (outcomes.length > 0) return []
    return [inCase(one, one.line, `"${one.scenario}" has no outcome; end it with a \`Then\` that can fail`)]
  })

/** A refusal proves something only where the same verb is legal in another position. */
export const checkTwins: Check = ({ suite }) =>
  allOf(suite).flatMap(one => {
    const { refused } = verbsOf(one.steps)
    if (refused.size === 0 || one.twins.length > 0) return []
    const verb = [...refused].join('" or "')
    const message = `"${one.scenario}" refuses "${verb}" under ${one.ruleset}, and no example of its rule there shows it legal; add a twin that differs in one thing`
    return [inCase(one, one.line, message)]
  })

/** The suite keeps to the words of the vocabulary, and its outcomes say whether they are new. */
export const checkSpelling: Check = ({ suite }) =>
  allOf(suite).flatMap(one =>
    one.steps.flatMap(step => {
      const { text, readAs } = step
      if (readAs) return [inCase(one, step.line, `\`${text}\` is understood; the suite writes \`${readAs}\``)]
      if (!asPosition(step.operation)) return []
      return [
        inCase(one, step.line, `\`${text}\` leaves open what was before; say \`now\`, \`still\` or \`no longer\``),
      ]
    }),
  )

/** Set-up stands in Given, actions in When, outcomes in Then; nothing is set up after the first action. */
export const checkKeywords: Check = ({ suite }) =>
  allOf(suite).flatMap(one => {
    let written = 'Given'
    let acted = false
    return one.steps.flatMap(step => {
      if (!joining.test(step.keyword)) written = step.keyword
      const meant = keywordOf(step)
      acted ||= meant === 'When'
      if (written !== meant)
        return [inCase(one, step.line, `\`${step.text}\` belongs to ${meant}, and stands under ${written}`)]
      if (meant === 'Given' && acted)
        return [inCase(one, step.line, `\`${step.text}\` sets up after the first action; move it before`)]
      return []
    })
  })
