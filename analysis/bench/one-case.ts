import { referenceEngine } from '../../engine/adapter/serve.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Suite } from '../../steps/suite/case.ts'

/** Milliseconds of each case of the suite on the reference engine, `rounds` times over, after one round to warm up. */
export async function millisecondsPerCase({ cases, titles }: Suite, rounds: number): Promise<readonly number[]> {
  const client = new Client(inProcess(referenceEngine()))
  const hello = await client.hello(titles)
  const taken: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const kase of cases) {
      const start = performance.now()
      await playCase(kase, { client, hello }, [], () => [])
      if (round > 0) taken.push(performance.now() - start)
    }
  }
  return taken
}
