import type { Shard } from '../../runner/shard/shard.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { twoLaws } from './two-laws.ts'

interface Asked {
  readonly topic: readonly string[]
  readonly json?: boolean
  readonly shard?: Shard
}

/** `explain --between`: one law's scenarios, played under another; the exit code. `isMore`: something else is asked for as well. */
export async function lawsBeside(
  laws: readonly string[],
  { topic, json, shard }: Asked,
  isMore: boolean,
): Promise<number> {
  const [{ loadCatalogue }, { sweepWith }] = await Promise.all([
    import('../../catalogue/catalogue.ts'),
    import('../sweeps/sweeps.ts'),
  ])
  const between = twoLaws('--between', { laws, topic }, loadCatalogue())
  if (isMore)
    throw new UsageError(
      `explain --between ${laws.join()}: it compares two rulesets, and takes --topic, --shard and --json with it, but no words and no pages.`,
    )
  return sweepWith('explain --between', { between, ...(topic.length ? { topic } : {}) }, { json, shard })
}
