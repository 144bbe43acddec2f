import { groupBy, groupByEach } from '../../../catalogue/group.ts'
import type { CustomLine, KnownLine } from '../../lines.ts'
import type { Rerun } from '../../rerun.ts'
import type { RulingLine } from '../../result.ts'
import type { CaseDetails, CaseLine, EmbeddedHead, EmbeddedReport } from '../embedded.ts'
import { unpack } from './unpack.ts'

/** A case as the page shows it. */
export type Case = CaseLine & {
  /** Its place among all cases. */
  readonly index: number
}

/** What is read when a case is opened. */
export type Details = CaseDetails

/** Rulings that are looked up by their ids. */
export interface RulingBook {
  readonly rulingById: ReadonlyMap<string, RulingLine>
}

/** What must be known of a run to show one of its cases. */
export interface Run extends RulingBook, Rerun {
  readonly cardTypes?: Readonly<Record<string, string>>
  readonly customs?: readonly Pick<CustomLine, 'id' | 'says'>[]
  /** What the baseline expects; absent = nothing. */
  readonly known?: readonly KnownLine[]
  /** Where the page lies in which cases are played; absent = none is there. */
  readonly playground?: string
  /** Steps, boards and messages of a case. */
  readonly detailsOf: (one: Case) => Promise<Details>
}

/** The report as embedded in the page, with what is looked up in it. */
export interface Report extends Omit<EmbeddedHead, 'cardTypes' | 'customs'>, Run {
  readonly engine: EmbeddedHead['engine']
  readonly customs?: readonly CustomLine[]
  readonly cases: readonly Case[]
  readonly casesByRuling: ReadonlyMap<string, readonly Case[]>
  readonly casesByScenario: ReadonlyMap<string, readonly Case[]>
  readonly caseById: ReadonlyMap<string, Case>
  readonly documentTitle: ReadonlyMap<string, string>
}

/** Reads what the page is written with. */
export async function openReport(text: string): Promise<Report> {
  const { head, lines, details }: EmbeddedReport = JSON.parse(text)
  const [data, ...lists] = await Promise.all([
    unpack<EmbeddedHead>(head),
    ...lines.map(packed => unpack<readonly CaseLine[]>(packed)),
  ])
  const cases = lists.flat().map((one, index) => Object.assign(one, { index }))
  return {
    ...data,
    cases,
    rulingById: new Map(data.rulings.map(ruling => [ruling.id, ruling])),
    casesByRuling: groupByEach(cases, one => one.rulings),
    casesByScenario: groupBy<Case>(cases, scenarioKey),
    caseById: new Map(cases.map(one => [one.id, one])),
    documentTitle: new Map(data.documents.map(({ document, title }) => [document, title])),
    detailsOf: unpacking(details, data.chunkSize),
  }
}

/** Cases with the same key are the same scenario under different rulesets (or rows of one outline). */
export function scenarioKey(one: Pick<CaseLine, 'feature' | 'rule' | 'outline' | 'scenario'>): string {
  return `${one.feature.uri}\n${one.rule}\n${one.outline ?? one.scenario}`
}

/** Reads the details of cases chunk by chunk, each when it is first asked for. */
function unpacking(packed: readonly string[], chunkSize: number): Run['detailsOf'] {
  const unpacked = new Map<number, Promise<readonly CaseDetails[]>>()
  return async ({ id, index }) => {
    const chunk = Math.floor(index / chunkSize)
    const members = unpacked.get(chunk) ?? unpack<readonly CaseDetails[]>(packed[chunk] ?? '')
    unpacked.set(chunk, members)
    const details = (await members)[index % chunkSize]
    if (!details) throw new Error(`This page has no details of ${id}, so it was cut. Write it again.`)
    return details
  }
}
