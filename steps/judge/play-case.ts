import type { Client } from '../../protocol/client.ts'
import type { HelloResult } from '../../protocol/types.ts'
import type { Case } from '../suite/case.ts'
import { CaseRun, type Grounds, type Verdict } from './case-run.ts'

/** Plays a compiled case without Cucumber: the same steps before the same judge. */
export async function playCase(
  kase: Case,
  { client, hello }: { readonly client: Client; readonly hello: HelloResult },
  decided: readonly string[],
  grounds: Grounds,
): Promise<Verdict> {
  const run = new CaseRun(kase, client, hello)
  for (const index of kase.steps.keys()) {
    try {
      await run.step(index)
    } catch {
      break
    }
  }
  return run.end(decided, grounds)
}
