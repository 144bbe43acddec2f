import { type Catalogue, loadCatalogue } from '../../../catalogue/catalogue.ts'
import { saysOf } from '../../../catalogue/says-of.ts'
import { measuredChanges, writeMeasured } from '../../../runner/changes-measured.ts'
import { suiteOf } from '../../../runner/features.ts'
import { remembered } from '../../remembered.ts'
import { requireTopic } from '../../require-topic.ts'
import type { ChangesAsked } from '../../sweeps/asked.ts'
import type { Sweep } from '../../sweeps/sweep.ts'
import { restsOn } from '../../variants/rests-on.ts'
import { Table } from '../../variants/table.ts'
import { unchanged } from '../../variants/variant.ts'
import { below } from '../mutation/floor.ts'
import { knownOf, type Shares, shares, sharesByTopic, tally, topicOf } from '../mutation/score.ts'
import { readSameChanges, staleRows } from '../same-changes.ts'
import { type Narrowed, type NarrowFate, narrowed } from './narrow.ts'
import { Seen } from './seen.ts'

/** Narrow readings by topic of the ruling, and all together. */
export interface NarrowReport extends Shares {
  readonly version: 1
  /** Features of rulings of which no case asks in another class: they are no readings that could be told apart. */
  readonly unasked: number
  readonly topics: readonly (Shares & { readonly topic: string })[]
  readonly readings: readonly NarrowFate[]
  /** Topics of which less is noticed than before; rows that name no reading, or one that somebody notices. One sentence each. */
  readonly faults: readonly string[]
}

/** Words by which a ruling speaks of more than one occasion. */
const general = /\b(each|any|all|both|every|no other|or|nothing|whatever|whoever|always|never|nobody|no)\b/i

/** Obeys each ruling that speaks of several occasions only on those of one class, feature by feature; a piece is a topic. */
export const narrowSweep: Sweep<ChangesAsked, Narrowed, NarrowReport> = {
  name: 'strength --narrow',
  prepare: async ({ topic: topics }, tell) => {
    const catalogue = loadCatalogue()
    for (const topic of topics ?? []) requireTopic(topic, catalogue)
    const [seen, same] = [remembered(() => watchSuite(catalogue, tell)), readSameChanges('narrow/same/').reasons]
    const play = async (topic: string): Promise<readonly Narrowed[]> => {
      const found: Narrowed[] = []
      for (const [ruling, features] of (await seen()).rules) {
        if (topicOf({ rulings: [ruling] }, catalogue) !== topic || !general.test(saysOf(ruling, catalogue))) continue
        tell(`${topic}: ${ruling}`)
        found.push(await narrowed(ruling, features, same))
      }
      return found
    }
    return { pieces: (topics ?? [...catalogue.topics.keys()]).map(topic => ({ name: topic, play: () => play(topic) })) }
  },
  report: (found, { topic, write }) => {
    const readings = found.flatMap(one => one.readings)
    const fates = readings.map(one => ({ ...one, rulings: [one.ruling], kind: 'narrow' }))
    const topics = sharesByTopic(fates, loadCatalogue())
    const before = measuredChanges('narrow')
    if (write) writeMeasured('narrow', knownOf(topics, fates))
    return {
      version: 1,
      ...shares(tally(readings)),
      unasked: found.reduce((sum, { unasked }) => sum + unasked, 0),
      topics,
      readings,
      faults: [...below(before, topics, 'readings'), ...staleRows(readSameChanges('narrow/same/'), readings, !topic)],
    }
  },
}

async function watchSuite(catalogue: Catalogue, tell: (what: string) => void): Promise<Seen> {
  const { cases } = suiteOf(undefined)
  tell(`every case: ${cases.length}`)
  const seen = new Seen((kase, ruling) => restsOn(kase, ruling, catalogue))
  const table = new Table({ ...unchanged, law: law => seen.watching(law) })
  for (const one of cases) {
    seen.play(one)
    await table.play(one)
  }
  return seen
}
