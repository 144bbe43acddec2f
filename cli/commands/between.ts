import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { twoLaws } from './two-laws.ts'

interface Asked {
  readonly topic: readonly string[]
  readonly json?: boolean
}

/**
 * `explain --between`: one law's scenarios, played under another. `isMore`: something else is asked for as well. `isWell`: every
 * difference rests on something listed.
 */
export async function lawsBeside(
  laws: readonly string[],
  { topic, json }: Asked,
  isMore: boolean,
): Promise<{ readonly text: string; readonly isWell: boolean }> {
  const [{ loadCatalogue }, { suiteOf }, { between }, { printBetween }] = await Promise.all([
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
    import('../../analysis/laws/between.ts'),
    import('../../analysis/laws/print.ts'),
  ])
  const catalogue = loadCatalogue()
  const [from, to] = twoLaws('--between', { laws, topic }, catalogue)
  if (isMore)
    throw new UsageError(
      `explain --between ${laws.join()}: it compares two rulesets, and takes --topic and --json with it, but no words and no pages.`,
    )
  const suite = suiteOf(undefined)
  const cases = suite.cases.filter(one => !topic.length || topic.includes(one.topic))
  const found = await busy(`Playing ${from} as ${to}`, () => between({ from, to, cases, suite, catalogue }))
  const isWell = found.differences.every(one => one.grounds !== 'unexplained')
  const text = json ? JSON.stringify(found, null, 2) : printBetween(found, catalogue, topic.length > 0)
  return { text, isWell }
}
