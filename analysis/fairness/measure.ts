import { writeFileSync } from 'node:fs'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { groupBy } from '../../catalogue/group.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { writeFairness } from '../../runner/fairness-measured.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { customsOfCases, customsText } from '../../steps/suite/customs.ts'
import { requireTopic } from '../require-topic.ts'
import type { TopicsAsked } from '../sweeps/asked.ts'
import { type Piece, reportOf, type Sweep } from '../sweeps/sweep.ts'
import { type FairnessReport, fairnessReport, restingOn } from './score.ts'
import { differencesIn, type Played, play } from './sweep.ts'

/** The budget: seconds of the processor for one pair, in the median over differences. */
export const budget = 0.05

/** So many differences are a piece. */
const inAPiece = 20

/** A sweep with what it cost, and what does not hold. */
export interface Measured {
  readonly report: FairnessReport
  /** Seconds of the processor for one pair; absent = some were known from before. */
  readonly seconds?: number
  /** One sentence each. */
  readonly faults: readonly string[]
}

export interface FairnessAsked extends TopicsAsked {
  /** Enters which cases rest on which customs. */
  readonly write?: boolean
}

/** Plays the suite, or some topics of it, on right engines that differ from ours in what is no law. */
export const fairnessSweep = sweepOf(suite => suite.cases)

/** The same of some of the cases. */
export const measureSome = (some: (suite: Suite) => readonly Case[]): Promise<Measured> =>
  reportOf(sweepOf(some, true), {})

function sweepOf(some: (suite: Suite) => readonly Case[], isSample = false): Sweep<FairnessAsked, Played, Measured> {
  const casesOf = (topics: FairnessAsked['topic']): readonly Case[] =>
    some(suiteOf(undefined)).filter(one => topics?.includes(one.topic) ?? true)
  return {
    name: 'fairness',
    prepare: async ({ topic: topics }, tell) => {
      const catalogue = loadCatalogue()
      for (const topic of topics ?? []) requireTopic(topic, catalogue)
      const pieces: Piece<Played>[] = []
      const byLaw = groupBy(casesOf(topics), one => one.ruleset)
      for (const law of rulesets.values()) {
        const cases = byLaw.get(law.id) ?? []
        tell(`${law.id}, what its ${cases.length} cases ask`)
        const all = cases.length ? await differencesIn(law, cases, catalogue) : []
        for (let at = 0; at < all.length; at += inAPiece)
          pieces.push({
            name: `${law.id}-${at / inAPiece + 1}`,
            play: async () => {
              const played: Played[] = []
              for (const one of all.slice(at, at + inAPiece)) played.push(await play(one))
              return played
            },
          })
      }
      return { pieces, isSample: isSample || !!topics }
    },
    report: (played, { topic, write }, cost) => {
      const report = fairnessReport(played)
      if (write) enter(report, played)
      const faults = [...unaccounted(played), ...(write ? [] : stale(played, casesOf(topic)))]
      return {
        report,
        faults,
        ...(cost.found === played.length ? { seconds: cost.seconds / Math.max(1, report.pairs) } : {}),
      }
    },
  }
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
function stale(played: readonly Played[], cases: readonly Case[]): readonly string[] {
  const found = restingOn(played)
  const wrong = cases.filter(one => [...(found.get(one.id) ?? [])].sort().join() !== [...one.customs].sort().join())
  const [first] = wrong
  if (!first) return []
  return [
    `measured/customs.txt is stale for ${wrong.length} cases, first for ${first.id}. Write it again with \`npx --no-install stccg-conformance fairness --write\`.`,
  ]
}
