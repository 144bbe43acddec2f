import { writeFileSync } from 'node:fs'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { writeFairness } from '../../runner/fairness-measured.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { customsOfCases, customsText } from '../../steps/suite/customs.ts'
import { requireTopic } from '../require-topic.ts'
import { type FairnessReport, fairnessReport, restingOn } from './score.ts'
import { type Played, sweep } from './sweep.ts'

/** The budget: seconds of the processor for one pair, in the median over differences. */
export const budget = 0.05

/** A sweep with what it cost, and what does not hold. */
export interface Measured {
  readonly report: FairnessReport
  /** Seconds of the processor for one pair. */
  readonly seconds: number
  /** One sentence each. */
  readonly faults: readonly string[]
}

interface Options {
  readonly topics?: readonly string[]
  /** Plays some of the cases only; absent = all. */
  readonly some?: (suite: Suite) => readonly Case[]
  /** Enters which cases rest on which customs. */
  readonly write?: boolean
  readonly told?: (played: Played) => void
}

/** Plays the suite, or some topics of it, on right engines that differ from ours in what is no law. */
export async function measure({ topics, some, write, told }: Options = {}): Promise<Measured> {
  const catalogue = loadCatalogue()
  for (const topic of topics ?? []) requireTopic(topic, catalogue)
  const whole = suiteOf(undefined)
  const suite = some ? { ...whole, cases: some(whole) } : whole
  const start = process.cpuUsage()
  const played = await sweep({
    suite,
    catalogue,
    ...(topics ? { topics } : {}),
    ...(told ? { told } : {}),
  })
  const { user, system } = process.cpuUsage(start)
  const report = fairnessReport(played)
  if (write) enter(report, played)
  const faults = [...unaccounted(played), ...(write ? [] : stale(played, suite, topics))]
  return { report, seconds: (user + system) / 1e6 / Math.max(1, report.pairs), faults }
}

function enter(report: FairnessReport, played: readonly Played[]): void {
  const { pairs, atPeace, accounted, unaccounted, score, kinds, topics } = report
  writeFileSync(customsOfCases, customsText(restingOn(played)))
  writeFairness({ pairs, atPeace, accounted, unaccounted, score, kinds, topics })
}

function unaccounted(played: readonly Played[]): readonly string[] {
  return played
    .filter(one => one.unaccounted.length)
    .map(({ id, ruleset, unaccounted: [first, ...others] }) => {
      const more = others.length ? `, and ${others.length} more` : ''
      return `Under ${ruleset}, "${id}" changes ${first}${more}, and neither a custom nor an open question says why. Enter it in rulings/basics/, or fix what rests on it.`
    })
}

/** Cases whose customs are others than those that are entered. */
function stale(played: readonly Played[], { cases }: Suite, topics: readonly string[] | undefined): readonly string[] {
  const found = restingOn(played)
  const wrong = cases
    .filter(one => topics?.includes(one.topic) ?? true)
    .filter(one => [...(found.get(one.id) ?? [])].sort().join() !== [...one.customs].sort().join())
  const [first] = wrong
  if (!first) return []
  return [
    `measured/customs.txt is stale for ${wrong.length} cases, first for ${first.id}. Write it again with \`npx --no-install stccg-conformance fairness --write\`.`,
  ]
}
