import { UsageError } from '../../runner/usage-error.ts'
import { twoLaws } from './two-laws.ts'

interface Asked {
  readonly topic: readonly string[]
  readonly json?: boolean
}

/** `explain --changes`: which rules differ between two laws. `isMore`: something else is asked for as well. */
export async function changedLaws(laws: readonly string[], { topic, json }: Asked, isMore: boolean): Promise<string> {
  const [{ loadCatalogue }, { changesBetween }, { printChanges }] = await Promise.all([
    import('../../catalogue/catalogue.ts'),
    import('../../analysis/laws/changes.ts'),
    import('../../analysis/laws/print-changes.ts'),
  ])
  const catalogue = loadCatalogue()
  const [from, to] = twoLaws('explain --changes', { laws, topic }, catalogue)
  if (isMore)
    throw new UsageError(
      `explain --changes ${laws.join()}: it tells what changed between two rulesets, and takes --topic and --json with it, but no words and no pages.`,
    )
  const found = changesBetween(from, to, topic, catalogue)
  if (json) return JSON.stringify(found, null, 2)
  return printChanges(found, catalogue, topic.length > 0, process.stdout.columns || Number.POSITIVE_INFINITY)
}
