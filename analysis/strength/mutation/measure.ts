import { cachedLater, digestOf } from '../../../cache/cache.ts'
import { type Catalogue, loadCatalogue } from '../../../catalogue/catalogue.ts'
import { groupBy } from '../../../catalogue/group.ts'
import { nearest } from '../../../catalogue/nearest.ts'
import { measuredChanges, writeMeasured } from '../../../runner/changes-measured.ts'
import { suiteOf } from '../../../runner/features.ts'
import { UsageError } from '../../../runner/usage-error.ts'
import { remembered } from '../../remembered.ts'
import { requireTopic } from '../../require-topic.ts'
import type { ChangesAsked } from '../../sweeps/asked.ts'
import { originOfSweeps } from '../../sweeps/origin.ts'
import type { Sweep } from '../../sweeps/sweep.ts'
import { readSameChanges, staleRows } from '../same-changes.ts'
import { below, fallen } from './floor.ts'
import type { MutationFate } from './mutation.ts'
import { knownOf, type MutationReport, mutationReport, topicOf } from './score.ts'
import { type AnyMutation, type Noticed, openBook, Words } from './sweep.ts'

/** A sweep with what it cost, and what does not hold. */
export interface MeasuredMutations {
  readonly report: MutationReport
  /** Seconds of the processor for one word, of those that were played now; absent = none were. */
  readonly seconds?: number
  /** One sentence each. */
  readonly faults: readonly string[]
}

/** What to change, and what to play. */
export interface MutationsAsked extends ChangesAsked {
  /** Titles: only the words of their texts. */
  readonly card?: readonly string[]
  /** Plays the scenarios of the ruling that says a word, and of the others only those that noticed it when it was measured last. */
  readonly quick?: boolean
  /** Takes only words that are drawn by lot: so many, and what the lots are drawn by. */
  readonly sample?: { readonly size: number; readonly seed: number }
}

/** Changes the words of the law, one at a time; a piece is a topic. */
export const mutationsSweep: Sweep<MutationsAsked, MutationFate, MeasuredMutations> = {
  name: 'strength --mutations',
  prepare: async ({ topic: topics, card, quick, sample }, tell) => {
    const catalogue = loadCatalogue()
    for (const topic of topics ?? []) requireTopic(topic, catalogue)
    const [suite, same] = [suiteOf(undefined), readSameChanges('mutation/same/').reasons]
    const book = await openBook()
    const sweep = new Words(suite, catalogue, book.laws)
    const said = card ? onCards(book.mutations, card) : book.mutations
    const groups = byTopic(sample ? drawn(said, sample) : said, catalogue, topics)
    const isSample = !!sample || !!card || !!quick
    const own = new Map<string, Noticed>()
    const left = (topic: string): readonly AnyMutation[] =>
      (groups.get(topic) ?? []).filter(({ id }) => own.get(topic)?.[id] === undefined)
    const reach = remembered(() => sweep.reach([...own.keys()].flatMap(left)))
    return {
      isSample,
      before: async names => {
        for (const topic of names) {
          tell(`${topic}: ${groups.get(topic)?.length} words`)
          const play = () => sweep.byOwn(groups.get(topic) ?? [])
          own.set(topic, await (isSample ? play() : cachedLater(`sweeps/own-words/${topic}`, originOfSweeps(), play)))
        }
      },
      pieces: [...groups].map(([topic, mutations]) => ({
        name: topic,
        play: async () => {
          const others = quick
            ? await sweep.byKnown(left(topic), measuredChanges('mutations'))
            : await sweep.byOthers(left(topic), await reach())
          return mutations.map(mutation => fateOf(mutation, own.get(topic) ?? {}, others, same))
        },
      })),
    }
  },
  report: (words, { topic, card, write, sample }, cost) => {
    const report = mutationReport(words, loadCatalogue())
    const before = measuredChanges('mutations')
    if (write) writeMeasured('mutations', knownOf(report.topics, words))
    const some = !!sample || !!card
    const faults = [
      ...(some ? [] : below(before, report.topics, 'words')),
      ...(write ? [] : fallen(before, words)),
      ...staleRows(readSameChanges('mutation/same/'), words, !topic && !some),
    ]
    return { report, faults, ...(cost.found ? { seconds: cost.seconds / cost.found } : {}) }
  },
}

function fateOf(mutation: AnyMutation, own: Noticed, others: Noticed, same: ReadonlyMap<string, string>): MutationFate {
  const { id, kind, rulings, place, was, becomes } = mutation
  const about = { id, kind, rulings, place, was, becomes }
  if (own[id] !== undefined) return { ...about, fate: 'killed', by: own[id] }
  if (others[id] !== undefined) return { ...about, fate: 'killed elsewhere', by: others[id] }
  const reason = same.get(id)
  return reason === undefined ? { ...about, fate: 'survived' } : { ...about, fate: 'same', reason }
}

/** The words of the texts of some cards. */
function onCards(mutations: readonly AnyMutation[], cards: readonly string[]): readonly AnyMutation[] {
  const titles = new Set(mutations.flatMap(one => ('title' in one ? [one.title] : [])))
  const unknown = cards.find(title => !titles.has(title))
  if (unknown !== undefined)
    throw new UsageError(
      `--card ${unknown}: no card of this title has a text. Nearest: ${nearest(unknown, titles, 3).join(', ')}.`,
    )
  return mutations.filter(one => 'title' in one && cards.includes(one.title))
}

/** Words drawn by lot: the same seed draws the same. */
function drawn(
  mutations: readonly AnyMutation[],
  { size, seed }: NonNullable<MutationsAsked['sample']>,
): readonly AnyMutation[] {
  const lots = mutations.map(mutation => ({ mutation, lot: digestOf([String(seed), mutation.id]) }))
  const inOrder = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
  return inOrder.slice(0, size).map(({ mutation }) => mutation)
}

function byTopic(
  mutations: readonly AnyMutation[],
  catalogue: Catalogue,
  topics: MutationsAsked['topic'],
): ReadonlyMap<string, readonly AnyMutation[]> {
  const topic = (one: AnyMutation): string => topicOf(one, catalogue) ?? ''
  return groupBy(
    mutations.filter(one => (topics ? topics.includes(topic(one)) : topic(one))),
    topic,
  )
}
