import { cachedLater, digestOf } from '../../../cache/cache.ts'
import { type Catalogue, loadCatalogue } from '../../../catalogue/catalogue.ts'
import { groupBy } from '../../../catalogue/group.ts'
import { nearest } from '../../../catalogue/nearest.ts'
import { suiteOf } from '../../../runner/features.ts'
import { measuredMutations, writeMutations } from '../../../runner/mutations-measured.ts'
import { UsageError } from '../../../runner/usage-error.ts'
import { requireTopic } from '../../require-topic.ts'
import { below, fallen } from './floor.ts'
import type { MutationFate } from './mutation.ts'
import { originOfFates } from './origin.ts'
import { readSameWords, type SameWords } from './same.ts'
import { knownMutationsOf, type MutationReport, mutationReport, topicOf } from './score.ts'
import { type AnyMutation, type Noticed, openBook, Sweep } from './sweep.ts'

/** A sweep with what it cost, and what does not hold. */
export interface MeasuredMutations {
  readonly report: MutationReport
  /** Seconds of the processor for one word, of those that were played now. */
  readonly seconds: number
  /** One sentence each. */
  readonly faults: readonly string[]
}

interface Options {
  readonly topics?: readonly string[]
  /** Titles: only the words of their texts. */
  readonly cards?: readonly string[]
  /** Enters what was measured. */
  readonly write?: boolean
  /** Plays the scenarios of the ruling that says a word, and of the others only those that noticed it when it was measured last. */
  readonly quick?: boolean
  /** Takes only words that are drawn by lot: so many, and what the lots are drawn by. */
  readonly sample?: { readonly size: number; readonly seed: number }
  readonly told?: (topic: string, words: number) => void
}

/** Changes the words of the law, or of some topics of it, one at a time. What was measured of a topic is kept until anything changes. */
export async function measureMutations({
  topics,
  cards,
  write,
  quick,
  sample,
  told,
}: Options = {}): Promise<MeasuredMutations> {
  const catalogue = loadCatalogue()
  for (const topic of topics ?? []) requireTopic(topic, catalogue)
  const [suite, same] = [suiteOf(undefined), readSameWords()]
  const start = process.cpuUsage()
  const book = await openBook()
  const sweep = new Sweep(suite, catalogue, book.laws)
  const said = cards ? onCards(book.mutations, cards) : book.mutations
  const groups = byTopic(sample ? drawn(said, sample) : said, catalogue, topics)
  const some = !!sample || !!cards
  const origin = originOfFates()
  const own = new Map<string, Noticed>()
  for (const [topic, mutations] of groups) {
    told?.(topic, mutations.length)
    own.set(
      topic,
      some
        ? await sweep.byOwn(mutations)
        : await cachedLater(`mutations-own-${topic}`, origin, () => sweep.byOwn(mutations)),
    )
  }
  const left = (topic: string, mutations: readonly AnyMutation[]): readonly AnyMutation[] =>
    mutations.filter(({ id }) => own.get(topic)?.[id] === undefined)
  const reach = remembered(() => sweep.reach([...groups].flatMap(([topic, mutations]) => left(topic, mutations))))
  const words: MutationFate[] = []
  for (const [topic, mutations] of groups) {
    const play = async () => sweep.byOthers(left(topic, mutations), await reach())
    const others = quick
      ? await sweep.byKnown(left(topic, mutations), measuredMutations())
      : await (some ? play() : cachedLater(`mutations-others-${topic}`, origin, play))
    words.push(...mutations.map(mutation => fateOf(mutation, own.get(topic) ?? {}, others, same)))
  }
  const { user, system } = process.cpuUsage(start)
  const report = mutationReport(words, catalogue)
  const before = measuredMutations()
  if (write) writeMutations(knownMutationsOf(report))
  const whole = !topics && !some
  const faults = [
    ...(some ? [] : below(before, report)),
    ...(write ? [] : fallen(before, words)),
    ...stale(same, words, whole),
  ]
  return { report, seconds: (user + system) / 1e6 / Math.max(1, words.length), faults }
}

function fateOf(mutation: AnyMutation, own: Noticed, others: Noticed, same: SameWords): MutationFate {
  const { id, kind, rulings, place, was, becomes } = mutation
  const about = { id, kind, rulings, place, was, becomes }
  if (own[id] !== undefined) return { ...about, fate: 'killed', by: own[id] }
  if (others[id] !== undefined) return { ...about, fate: 'killed elsewhere', by: others[id] }
  const reason = same.get(id)
  return reason === undefined ? { ...about, fate: 'survived' } : { ...about, fate: 'same', reason }
}

/** Reasons for words that are no more, or that somebody notices after all. */
function stale(same: SameWords, words: readonly MutationFate[], whole: boolean): readonly string[] {
  const fates = new Map(words.map(({ id, fate }) => [id, fate]))
  return [...same.keys()].flatMap(id => {
    const fate = fates.get(id)
    if (fate === undefined && !whole) return []
    if (fate === 'same') return []
    const why = fate === undefined ? 'no such word is in the law' : 'a scenario notices it'
    return [`analysis/strength/mutation/same: "${id}": ${why}. Take the row away.`]
  })
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
  { size, seed }: NonNullable<Options['sample']>,
): readonly AnyMutation[] {
  const lots = mutations.map(mutation => ({ mutation, lot: digestOf([String(seed), mutation.id]) }))
  const inOrder = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
  return inOrder.slice(0, size).map(({ mutation }) => mutation)
}

function byTopic(
  mutations: readonly AnyMutation[],
  catalogue: Catalogue,
  topics: Options['topics'],
): ReadonlyMap<string, readonly AnyMutation[]> {
  const topic = (one: AnyMutation): string => topicOf(one, catalogue) ?? ''
  return groupBy(
    mutations.filter(one => (topics ? topics.includes(topic(one)) : topic(one))),
    topic,
  )
}

function remembered<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
