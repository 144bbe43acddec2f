import { parentPort, workerData } from 'node:worker_threads'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { briefOf } from '../../reports/brief.ts'
import { playSteps } from '../../steps/judge/play-case.ts'
import { type Ended, Session } from '../../steps/session.ts'
import { casesAsked } from '../cases-asked.ts'
import type { RunOptions } from '../options.ts'
import { suiteAsked } from '../suite-asked.ts'
import { tablesFor } from '../tables.ts'
import { useCards } from '../use-cards.ts'
import { listOf, type Said, type Told, takes } from './share.ts'

/** In a thread beside a run: plays cases on a built-in engine of its own, until all have been taken. */
export async function playHere(): Promise<void> {
  const { options, taken } = workerData as Told
  useCards()
  const { suite, grounds } = await suiteAsked(options, loadCatalogue)
  const cases = casesAsked(suite, options)
  parentPort!.postMessage(listOf(cases))
  const tables = tablesFor({ ...options, jobs: 1 }, cases.length)
  const hello = await tables.greet(suite.titles)
  let said: Said[] = []
  let at = 0
  const session = new Session({
    client: tables.clients[0]!,
    hello,
    cases,
    suite: suite.cases,
    grounds,
    replays: options.replays,
    insists: true,
    ended: one => said.push({ at, ended: inShort(one, options) }),
  })
  for (const some of takes(cases, new Int32Array(taken))) {
    for (const [place, kase] of some.cases.entries()) {
      at = some.at + place
      const run = session.begin(kase)
      if (!run) continue
      await playSteps(run, kase)
      await session.end(kase, run)
    }
    parentPort!.postMessage(said)
    said = []
  }
  await tables.close()
}

/** Messages and boards are many: of a case that passed, and that nothing can make unproven, they stay here. */
function inShort(one: Ended, { transcripts = 'failed' }: RunOptions): Said['ended'] {
  const { kase, ...ended } = one
  if ('why' in ended) return ended
  const { verdict } = ended
  const isProven = !kase.twins.length || kase.twins.includes(kase.id)
  if (transcripts !== 'failed' || verdict.outcome !== 'pass' || !isProven) return ended
  const { before: _, after: __, ...rest } = verdict
  return { verdict: { ...rest, transcript: [] }, brief: briefOf(verdict) }
}
