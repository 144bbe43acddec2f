import { referenceEngine } from '../../engine/adapter/serve.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Grounds, Verdict } from '../../steps/judge/verdict.ts'
import { Session } from '../../steps/session.ts'
import type { Suite } from '../../steps/suite/case.ts'

/** Plays every case on the reference engine without Cucumber; the verdicts by case id. */
export async function playAll(
  suite: Suite,
  grounds: Grounds,
  tell: (done: number, total: number) => void = () => {},
): Promise<ReadonlyMap<string, Verdict>> {
  const client = new Client(inProcess(referenceEngine()))
  const hello = await client.hello(suite.titles)
  const session = new Session({
    client,
    hello,
    cases: suite.cases,
    grounds,
    ended: () => undefined,
  })
  const verdicts = new Map<string, Verdict>()
  for (const kase of suite.cases) {
    verdicts.set(kase.id, await playCase(kase, session, session.decidedIn(kase), grounds, { insists: true }))
    tell(verdicts.size, suite.cases.length)
  }
  return verdicts
}
