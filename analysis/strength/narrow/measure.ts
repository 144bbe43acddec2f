import { type Catalogue, loadCatalogue } from '../../../catalogue/catalogue.ts'
import { saysOf } from '../../../catalogue/says-of.ts'
import { suiteOf } from '../../../runner/features.ts'
import { requireTopic } from '../../require-topic.ts'
import { restsOn } from '../../variants/rests-on.ts'
import { Table } from '../../variants/table.ts'
import { unchanged } from '../../variants/variant.ts'
import { type Shares, shares, sharesByTopic, tally, topicOf } from '../mutation/score.ts'
import { type NarrowFate, narrowed } from './narrow.ts'
import { readSameReadings, type SameReadings } from './same.ts'
import { Seen } from './seen.ts'

/** Narrow readings by topic of the ruling, and all together. */
export interface NarrowReport extends Shares {
  readonly version: 1
  /** Features of rulings of which no case asks in another class: they are no readings that could be told apart. */
  readonly unasked: number
  readonly topics: readonly (Shares & { readonly topic: string })[]
  readonly readings: readonly NarrowFate[]
  /** Rows that name no reading, or one that somebody notices; one sentence each. */
  readonly faults: readonly string[]
}

interface Options {
  readonly topics?: readonly string[]
  readonly told?: (topic: string, rulings: number) => void
}

/** Words by which a ruling speaks of more than one occasion. */
const general = /\b(each|any|all|both|every|no other|or|nothing|whatever|whoever|always|never|nobody|no)\b/i

/** Obeys each ruling that speaks of several occasions only on those of one class, feature by feature. */
export async function measureNarrow({ topics, told }: Options = {}): Promise<NarrowReport> {
  const catalogue = loadCatalogue()
  for (const topic of topics ?? []) requireTopic(topic, catalogue)
  const seen = await watchSuite(catalogue, told)
  const wanted = [...seen.rules].filter(([ruling]) => {
    const topic = topicOf({ rulings: [ruling] }, catalogue)
    return general.test(saysOf(ruling, catalogue)) && topic !== undefined && (topics?.includes(topic) ?? true)
  })
  const same = readSameReadings()
  const readings: NarrowFate[] = []
  let unasked = 0
  for (const [ruling, features] of wanted) {
    const found = await narrowed(ruling, features, same)
    readings.push(...found.readings)
    unasked += found.unasked
    told?.(ruling, readings.length)
  }
  return {
    version: 1,
    ...shares(tally(readings)),
    unasked,
    topics: sharesByTopic(
      readings.map(({ ruling, fate }) => ({ rulings: [ruling], fate })),
      catalogue,
    ),
    readings,
    faults: stale(same, readings, !topics),
  }
}

/** Rows for readings that are none any more, or that somebody notices after all. */
function stale(same: SameReadings, readings: readonly NarrowFate[], whole: boolean): readonly string[] {
  const fates = new Map(readings.map(({ id, fate }) => [id, fate]))
  return [...same.keys()].flatMap(id => {
    const fate = fates.get(id)
    if (fate === 'same' || (fate === undefined && !whole)) return []
    const why = fate === undefined ? 'there is no such reading' : 'a scenario notices it'
    return [`analysis/strength/narrow/same.yaml: "${id}": ${why}. Take the row away.`]
  })
}

async function watchSuite(catalogue: Catalogue, told: Options['told']): Promise<Seen> {
  const { cases } = suiteOf(undefined)
  told?.('every case', cases.length)
  const seen = new Seen((kase, ruling) => restsOn(kase, ruling, catalogue))
  const table = new Table({ ...unchanged, law: law => seen.watching(law) })
  for (const one of cases) {
    seen.play(one)
    await table.play(one)
  }
  return seen
}
