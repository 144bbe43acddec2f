import type { Client } from '../../protocol/client.ts'
import { EngineCommandError } from '../../protocol/failures.ts'
import type { HelloResult } from '../../protocol/types.ts'
import type { Case } from '../suite/case.ts'
import { CaseRun } from './case-run.ts'
import type { Grounds, Manner, Verdict } from './verdict.ts'

/** Plays a compiled case without Cucumber: the same steps before the same judge. */
export async function playCase(
  kase: Case,
  { client, hello }: { readonly client: Client; readonly hello: HelloResult },
  decided: readonly string[],
  grounds: Grounds,
  manner: Manner = {},
): Promise<Verdict> {
  const run = new CaseRun(kase, client, hello, manner)
  await playSteps(run, kase)
  return run.end(decided, grounds)
}

/** Plays the steps up to the first that goes wrong, which the run remembers. */
export async function playSteps(run: CaseRun, { steps }: Case): Promise<void> {
  for (const index of steps.keys()) {
    try {
      await run.step(index)
    } catch (error) {
      if (error instanceof EngineCommandError) throw error
      return
    }
  }
}
