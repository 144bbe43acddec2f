import { basename } from 'node:path'
import { titlesIn } from '../brief.ts'
import { carries } from '../diagnosis.ts'
import type { LawBook, LawRuling } from '../law-book.ts'
import type { ReadReport } from '../read-report.ts'
import { type CaseResult, type Conformance, outcomes } from '../result.ts'
import type { SiteCaseLine, SiteCause, SiteData, SiteEngine, SiteHead, SiteRun } from './embedded.ts'
import type { EngineHistory } from './histories.ts'
import type { Strength } from './strength.ts'

/** What a site is made of. */
export interface SiteSources {
  readonly law: LawBook
  readonly engines: readonly EngineHistory[]
  readonly strength?: Strength
}

/** Cases whose details are in one file: enough engines side by side to share what they have in common. */
export const casesInFile = 16

/** Stands where a report does not have a case. */
const none = '-'

/** Every case of any report: those of the reports given last in their order, then those that only earlier ones have. */
export function allCases(engines: readonly EngineHistory[]): readonly CaseResult[] {
  const latest = engines.map(engine => engine.latest).reverse()
  const earlier = engines.flatMap(engine => engine.runs.slice(0, -1)).reverse()
  const cases = new Map<string, CaseResult>()
  for (const { result } of [...latest, ...earlier])
    for (const one of result.cases) if (!cases.has(one.id)) cases.set(one.id, one)
  return [...cases.values()]
}

/** What the site reads at once, as plain data. */
export function siteData({ law, engines, strength }: SiteSources, cases: readonly CaseResult[]): SiteData {
  const features = [...new Set(cases.map(({ feature }) => featureKey(feature)))]
  const titles = titlesByCase(engines)
  const customs = new Map(law.customs.map(({ id }, index) => [id, index]))
  const results = engines.flatMap(engine => engine.runs.map(run => run.result))
  return {
    casesInFile,
    law: { ...law, rulings: [...law.rulings, ...strangers(law, engines)] },
    rulesets: rulesetsOf(law, cases),
    cardTypes: Object.assign({}, ...results.map(result => result.cardTypes ?? {})),
    features: features.map(key => JSON.parse(key)),
    cases: cases.map(one => caseLine(one, { features, customs, titles })),
    engines: engines.map(engine => engineData(engine, cases)),
    strength,
  }
}

function featureKey({ name, uri }: CaseResult['feature']): string {
  return JSON.stringify({ name, uri })
}

/** What lines of cases refer to. */
interface Shared {
  readonly features: readonly string[]
  /** By id, the place among the customs of the law. */
  readonly customs: ReadonlyMap<string, number>
  /** By the id of the case, the titles on its boards. */
  readonly titles: ReadonlyMap<string, readonly string[]>
}

/** The titles on the boards of each case, from a report in which it was played. */
function titlesByCase(engines: readonly EngineHistory[]): ReadonlyMap<string, readonly string[]> {
  const played = engines.flatMap(({ latest }) => latest.result.cases).filter(one => one.before || one.brief)
  return new Map(played.map(one => [one.id, titlesIn(one)]))
}

function caseLine(one: CaseResult, { features, customs, titles }: Shared): SiteCaseLine {
  const { id, scenario, outline, rule, topic, ruleset, rulings, feature } = one
  const cards = titles.get(one.id) ?? []
  const index = features.indexOf(featureKey(feature))
  const own = (one.customs ?? []).flatMap(custom => customs.get(custom) ?? [])
  const line = { id, scenario, outline, rule, topic, ruleset, rulings, feature: index, line: feature.line, cards }
  return own.length > 0 ? { ...line, customs: own } : line
}

/** Rulings that a report names and the law of this program does not have. */
function strangers(law: LawBook, engines: readonly EngineHistory[]): readonly LawRuling[] {
  const known = new Set(law.rulings.map(ruling => ruling.id))
  const found = new Map<string, LawRuling>()
  for (const { result } of engines.map(engine => engine.latest))
    for (const ruling of result.rulings)
      if (!known.has(ruling.id)) found.set(ruling.id, { ...ruling, inForce: [], amendedBy: [], cards: [] })
  return [...found.values()]
}

/** The law's rulesets in their order, then others that cases name. */
function rulesetsOf(law: LawBook, cases: readonly CaseResult[]): readonly string[] {
  return [...new Set([...law.rulesets.map(({ ruleset }) => ruleset), ...cases.map(one => one.ruleset)])]
}

function engineData({ key, name, runs, latest }: EngineHistory, cases: readonly CaseResult[]): SiteEngine {
  const { result } = latest
  const byId = new Map(result.cases.map(one => [one.id, one]))
  const told = (what: 'message' | 'issue'): SiteEngine['messages'] =>
    cases.flatMap(({ id }, index) => {
      const text = byId.get(id)?.[what]
      return text === undefined ? [] : [[index, text] as const]
    })
  const milliseconds = cases.map(({ id }) => Math.round(byId.get(id)?.milliseconds ?? 0))
  const readings = (result.readings ?? []).map(({ question, plays, reading }) => ({ question, plays, reading }))
  return {
    key,
    name,
    ...head(latest),
    messages: told('message'),
    issueOf: told('issue'),
    milliseconds,
    readings,
    causes: causesOf(result),
    runs: runs.map(run => runData(run, cases)),
  }
}

/** What explains most of the failures, in words. */
function causesOf({ diagnosis }: Conformance): readonly SiteCause[] {
  if (!diagnosis) return []
  const { failures, explanations } = diagnosis
  return explanations
    .slice(0, 3)
    .map(one => ({ says: one.says, rulings: one.rulings, carries: carries(one, failures) }))
}

function head({ file, result }: ReadReport): SiteHead {
  const { engine, suite, selection, complete, reach, milliseconds } = result
  const { version, plays, source, issues, command, options } = engine
  const named = { version, plays, source, issues, command, options }
  return { file: basename(file), ...named, suite, selection, complete, reach, took: milliseconds }
}

/** One letter per case: the index of its outcome to the base of 36, or a hyphen. */
function runData(run: ReadReport, cases: readonly CaseResult[]): SiteRun {
  const byId = new Map(run.result.cases.map(one => [one.id, outcomes.indexOf(one.outcome).toString(36)]))
  return { ...head(run), outcomes: cases.map(({ id }) => byId.get(id) ?? none).join('') }
}
