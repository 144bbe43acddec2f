import { tableOf } from '../../cards/table-of.ts'
import type { Case } from '../suite/case.ts'
import { readTags } from '../suite/tags.ts'
import { nearest } from '../types/nearest.ts'
import { at, type Check } from './corpus.ts'

/** Why an example that asserts a change need not say that nothing else has changed. */
export const frameReasons: Readonly<Record<string, string>> = tableOf({
  differs: 'what else changes differs from row to row, or from law to law',
  many: 'too much else changes to name it all',
  open: 'what else changes the documents leave open, or to the players',
  unsayable: 'no sentence of the language says what else changes',
})

const isFramed = ({ steps }: Case): boolean => steps.at(-1)?.operation.op === 'frame'

const assertsChange = ({ steps }: Case): boolean =>
  steps.some(({ operation }) => 'now' in operation && operation.now !== 'still')

/** Whoever says that something has changed says that nothing else has, or with a tag why not. */
export const checkFrames: Check = ({ suite, features }) =>
  features.flatMap(feature => {
    const own = suite.cases.filter(one => one.feature.uri === feature.source.uri)
    const byLine = new Map(own.map(one => [one.line, one]))
    const reasons = Object.keys(frameReasons)
    return feature.plain.scenarios.flatMap(({ name, line, tags }) => {
      const { frames } = readTags(tags)
      const one = byLine.get(line)
      const say = (message: string) => at(feature, line, message)
      const unknown = frames.filter(reason => !reasons.includes(reason))
      return [
        ...unknown.map(reason => {
          const near = nearest(reason, reasons)
          return say(`no reason "${reason}"${near ? `; nearest: "${near}"` : ''}; they are ${reasons.join(', ')}`)
        }),
        ...(one && frames.length && isFramed(one)
          ? [say(`"${name}" says that nothing else has changed; take \`@frame=${frames[0]}\` off`)]
          : []),
        ...(one && !frames.length && assertsChange(one) && !isFramed(one)
          ? [
              say(
                `"${name}" asserts a change; end it with \`nothing else has changed\`, or say with \`@frame=<reason>\` why not`,
              ),
            ]
          : []),
      ]
    })
  })
