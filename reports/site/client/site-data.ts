import { groupByEach } from '../../../catalogue/group.ts'
import type { Case, Run } from '../../html/client/report.ts'
import type { LawQuestion, LawRuling } from '../../law-book.ts'
import type { Rerun } from '../../rerun.ts'
import { type Outcome, outcomes } from '../../result.ts'
import type { SiteCaseFile, SiteCaseLine, SiteData, SiteEngine, SiteRun } from '../embedded.ts'
import { playPage } from './play-page.ts'

/** A case whatever became of it. */
export type SiteCase = Omit<SiteCaseLine, 'customs' | 'feature' | 'line'> & Pick<Case, 'customs' | 'feature' | 'index'>

/** By the index of the case; nothing where the report does not have it. */
export type Outcomes = readonly (Outcome | undefined)[]

/** An engine with what became of the cases in its latest report. */
export interface Engine extends Omit<SiteEngine, 'messages' | 'issueOf'> {
  /** By the index of the case. */
  readonly messages: ReadonlyMap<number, string>
  readonly outcomes: Outcomes
  /** What must be known of the engine's report to show a case of it. */
  readonly run: Run
  /** What the engine made of a case; nothing where its report does not have it. */
  readonly caseOf: (one: SiteCase) => Case | undefined
}

/** The site's data with what is looked up in it. */
export interface Site extends Omit<SiteData, 'cases' | 'engines' | 'features'> {
  readonly cases: readonly SiteCase[]
  readonly caseById: ReadonlyMap<string, SiteCase>
  readonly casesByRuling: ReadonlyMap<string, readonly SiteCase[]>
  readonly casesByCustom: ReadonlyMap<string, readonly SiteCase[]>
  readonly rulings: readonly LawRuling[]
  readonly rulingById: ReadonlyMap<string, LawRuling>
  readonly documentTitle: ReadonlyMap<string, string>
  readonly rulesetTitles: Readonly<Record<string, string>>
  /** In the order of the law's table of contents. */
  readonly topicTitles: Readonly<Record<string, string>>
  readonly questionsByRuling: ReadonlyMap<string, readonly LawQuestion[]>
  readonly engines: readonly Engine[]
}

/** Reads a file with the details of cases. */
export type ReadCases = (number: number) => Promise<SiteCaseFile>

/** Makes the data ready to be looked up. */
export function openSite({ features, ...data }: SiteData, readCases: ReadCases): Site {
  const { law } = data
  const cases = data.cases.map(({ customs, feature, line, ...one }, index) => ({
    ...one,
    customs: customs?.flatMap(at => law.customs[at]?.id ?? []),
    index,
    feature: { name: '', uri: '', ...features[feature], line },
  }))
  const rulingById = new Map(law.rulings.map(ruling => [ruling.id, ruling]))
  const rulesetTitles = Object.fromEntries(law.rulesets.map(({ ruleset, title }) => [ruleset, title]))
  const book = { playground: playPage, rulingById, cardTypes: data.cardTypes, customs: law.customs }
  return {
    ...data,
    cases,
    caseById: new Map(cases.map(one => [one.id, one])),
    casesByRuling: groupByEach(cases, one => one.rulings),
    casesByCustom: groupByEach(cases, one => one.customs ?? []),
    rulings: law.rulings,
    rulingById,
    documentTitle: new Map(law.documents.map(({ document, title }) => [document, title])),
    rulesetTitles,
    topicTitles: Object.fromEntries(law.topics.map(({ topic, title }) => [topic, title])),
    questionsByRuling: groupByEach(law.questions, question => question.rulings),
    engines: data.engines.map((engine, at) =>
      openEngine(engine, {
        ...book,
        ...rerunOf(engine),
        detailsOf: one => detailsIn(readCases, data.casesInFile, one, at),
      }),
    ),
  }
}

const rerunOf = ({ command, options, issues, selection }: SiteEngine): Rerun => ({
  engine: { command, options, issues },
  selection,
})

function openEngine(engine: SiteEngine, run: Run): Engine {
  const { issueOf, ...rest } = engine
  const [messages, issues] = [new Map(engine.messages), new Map(issueOf)]
  const [latest] = engine.runs.slice(-1)
  const found = latest ? outcomesIn(latest) : []
  const caseOf = (one: SiteCase): Case | undefined => {
    const outcome = found[one.index]
    const milliseconds = engine.milliseconds[one.index] ?? 0
    return outcome && { ...one, outcome, message: messages.get(one.index), issue: issues.get(one.index), milliseconds }
  }
  return { ...rest, messages, outcomes: found, run, caseOf }
}

/** What became of the cases in a run. */
export function outcomesIn(run: SiteRun): Outcomes {
  return [...run.outcomes].map(letter => outcomes[Number.parseInt(letter, 36)])
}

/** What a case shows of the engine that is the `at`th of all. */
async function detailsIn(
  readCases: ReadCases,
  casesInFile: number,
  { id, index }: Case,
  at: number,
): ReturnType<Run['detailsOf']> {
  const file = Math.floor(index / casesInFile)
  const details = (await readCases(file))[index % casesInFile]?.[at]
  if (!details) throw new Error(`cases/${file}.js has no details of ${id}. Make the site again.`)
  return details
}
