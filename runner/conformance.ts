import { findCard } from '../cards/catalogue.ts'
import { supposedAmong } from '../cards/supposed.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { basics, type Custom } from '../catalogue/customs.ts'
import { groupByEach } from '../catalogue/group.ts'
import { rulesetTitles } from '../catalogue/law-titles.ts'
import { topicTitles } from '../catalogue/topics.ts'
import type { HelloResult } from '../protocol/types.ts'
import type { CustomLine, ReadingLine, ShardLine, SupposedLine } from '../reports/lines.ts'
import { reachOf } from '../reports/reach.ts'
import type { CaseResult, Conformance, RulingLine } from '../reports/result.ts'
import { score } from '../reports/score.ts'
import { totals, totalsByDocument, totalsByTopic } from '../reports/totals.ts'
import { unlocking } from '../reports/unlocking.ts'
import type { Suite } from '../steps/suite/case.ts'
import { actsIn } from './acts.ts'
import { coverageOf } from './coverage.ts'
import { readFairness } from './fairness-measured.ts'
import { howMet } from './how-met.ts'
import { lawAround } from './law-book.ts'
import { lawRulings, lineOfLaw } from './law-rulings.ts'
import { reachOfSets } from './reach-of-sets.ts'
import { version } from './version.ts'

interface Ingredients {
  readonly suite: Suite
  readonly hello: Pick<HelloResult, 'engine' | 'protocol' | 'declines'>
  readonly command: string
  /** How it is played, as words of the command line; see `playedWith` in as-asked.ts. */
  readonly options?: readonly string[]
  readonly selection: Conformance['selection']
  /** Absent = the whole. */
  readonly shard?: ShardLine
  readonly catalogue: Catalogue
  readonly cases: readonly CaseResult[]
  readonly readings: readonly ReadingLine[]
  /** How many cases should have been played. */
  readonly wanted: number
  readonly milliseconds: number
}

/** Everything that a run found, as the reports want it. */
export function conformance({
  suite,
  hello,
  command,
  options = [],
  selection,
  shard,
  catalogue,
  cases,
  readings,
  wanted,
  milliseconds,
}: Ingredients): Conformance {
  const ids = new Set(cases.map(one => one.id))
  const played = suite.cases.filter(one => ids.has(one.id))
  const rulings = rulingLines(cases, catalogue, played)
  const total = totals(cases)
  const measured = readFairness()
  const fairness = measured ? { fairness: measured } : {}
  const titles = documentTitles(catalogue, rulings)
  const { name, version: engineVersion, plays, source, issues } = hello.engine
  return {
    version: 2,
    suite: { version, digest: suite.digest, protocol: hello.protocol },
    engine: {
      name,
      version: engineVersion,
      ...(plays ? { plays } : {}),
      ...(source ? { source } : {}),
      ...(issues ? { issues } : {}),
      command,
      ...(options.length ? { options } : {}),
    },
    rulesets: [...new Set(cases.map(one => one.ruleset))],
    rulesetTitles: rulesetTitles(catalogue),
    topicTitles: topicTitles(catalogue.topics),
    cardTypes: cardTypes(suite),
    selection,
    ...(shard ? { shard } : {}),
    complete: cases.length === wanted && wanted > 0,
    ...(suite.problems.length ? { broken: suite.problems } : {}),
    milliseconds: Math.round(milliseconds),
    totals: total,
    acts: actsIn(played, cases),
    reach: reachOf(score(total).scored, suite.cases.length, underPlayed(cases, suite)),
    documents: totalsByDocument(cases, rulings, titles),
    topics: totalsByTopic(cases, topicTitles(catalogue.topics)),
    rulings,
    readings,
    sets: reachOfSets(played),
    customs: customLines(cases, catalogue, hello.declines),
    ...fairness,
    law: lawAround(catalogue, suite),
    coverage: coverageOf(catalogue, suite, cases),
    unlocking: unlocking(cases, new Set(supposedAmong(suite.titles).map(({ title }) => title))),
    supposed: supposedLines(suite, played),
    cases,
  }
}

/** The customs that cases rest on, most cases first. */
function customLines(
  cases: readonly CaseResult[],
  { customs }: Catalogue,
  declines: readonly string[] = [],
): readonly CustomLine[] {
  const counts = new Map<string, number>()
  for (const id of cases.flatMap(one => one.customs ?? [])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...customs.values()]
    .flatMap(({ id, topic, says, known }) => {
      const declined = declines.includes(id) ? ({ declined: true } as const) : {}
      const count = counts.get(id)
      return count ? [{ id, topic, says, known, cases: count, ...declined }] : []
    })
    .sort((a, b) => b.cases - a.cases)
}

/** The documents, and the basic rules where a case was played for one. */
function documentTitles({ documents }: Catalogue, rulings: readonly RulingLine[]): Readonly<Record<string, string>> {
  const titles = Object.fromEntries(documents.map(({ id, title }) => [id, title]))
  return rulings.some(({ document }) => document === basics.document)
    ? { ...titles, [basics.document]: basics.title }
    : titles
}

/** A basic rule as reports name it. */
function basicLine({ id, topic, says, rulesets }: Custom, { topics }: Catalogue): RulingLine {
  const entry = topics.get(topic)?.title ?? topic
  return { id, document: basics.document, entry, paragraph: '', topic, summary: says, met: 'rule', inForce: rulesets }
}

function rulingLines(
  cases: readonly CaseResult[],
  catalogue: Catalogue,
  played: Suite['cases'],
): readonly RulingLine[] {
  const named = new Set(cases.flatMap(one => [...one.rulings, ...one.because]))
  const basic = [...catalogue.customs.values()].filter(({ id }) => named.has(id))
  return [
    ...[...catalogue.rulings.values()]
      .filter(r => named.has(r.id) || ['open', 'excluded'].includes(howMet(r).met))
      .map(lawRulings(catalogue, { cases: played }))
      .map(lineOfLaw),
    ...basic.map(one => basicLine(one, catalogue)),
  ]
}

/** The cards that no set contains, with those of the cases played that name them. */
function supposedLines({ titles }: Suite, played: Suite['cases']): readonly SupposedLine[] {
  const naming = groupByEach(played, one => one.titles)
  return supposedAmong(titles).flatMap(({ title, says, printed }) => {
    const cases = naming.get(title)?.map(one => one.id) ?? []
    return cases.length ? [{ title, type: printed.type, says, cases }] : []
  })
}

/** How many cases of the suite are under a ruleset that the engine plays and that was asked for. */
function underPlayed(cases: readonly CaseResult[], suite: Suite): number {
  const rulesets = new Set(
    cases.flatMap(one => (one.outcome === 'not-applicable' && !one.missing ? [] : [one.ruleset])),
  )
  return suite.cases.filter(({ ruleset }) => rulesets.has(ruleset)).length
}

function cardTypes({ titles }: Suite): Readonly<Record<string, string>> {
  return Object.fromEntries(titles.flatMap(title => (findCard(title) ? [[title, findCard(title)!.type]] : [])))
}
