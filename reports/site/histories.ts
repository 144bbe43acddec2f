import { realpathSync } from 'node:fs'
import { groupBy } from '../../catalogue/group.ts'
import { contradictionIn } from '../consistent.ts'
import type { ShardLine } from '../lines.ts'
import { type ReadReport, readEach, readReport } from '../read-report.ts'
import { ReportError } from '../report-error.ts'
import { printable } from '../words.ts'

/** The reports of one engine, in the order given; the last one is what the site shows of it. */
export interface EngineHistory {
  /** What the query and the addresses call it: unique, letters, digits and hyphens. */
  readonly key: string
  readonly name: string
  readonly runs: readonly ReadReport[]
  readonly latest: ReadReport
}

/** Reads reports; of those that a later one of the same engine follows, the details of the cases are let go. */
export function readReports(paths: readonly string[]): readonly ReadReport[] {
  const reports: ReadReport[] = []
  readEach(paths, path => {
    const next = readReport(path)
    if (next.result.shard) throw isShard(next.file, next.result.shard)
    requireSound(next)
    const whose = ownerOf(next)
    const earlier = reports.findLastIndex(report => ownerOf(report) === whose)
    if (earlier >= 0) reports[earlier] = withoutDetails(reports[earlier]!)
    reports.push(next)
  })
  return reports
}

function requireSound({ file, result }: ReadReport): void {
  const refused = (why: string): ReportError =>
    new ReportError(`${printable(file)} is not for a site: ${printable(why)}.`)
  if (!result.complete) throw refused('it is incomplete, as its run was cut short; run it again')
  const fault = contradictionIn(result)
  if (fault) throw refused(`${fault}; a run does not write such a report`)
}

function isShard(file: string, { index, count }: ShardLine): ReportError {
  return new ReportError(
    `${printable(file)} is shard ${index} of ${count}. Put the shards together with \`merge\` first.`,
  )
}

function withoutDetails(report: ReadReport): ReadReport {
  const cases = report.result.cases.map(({ before, after, brief, ...one }) => ({ ...one, steps: [], transcript: [] }))
  return { ...report, result: { ...report.result, cases } }
}

/** Whose history a report belongs to. Engines may share a name, as those that stand before another do: then their labels, or else their commands, tell them apart. */
function ownerOf({ result: { engine, label } }: ReadReport): string {
  return JSON.stringify([printable(engine.name).trim(), label === undefined ? ['by', engine.command] : ['as', label]])
}

/** Reports by engine; the same report twice is an error. The query has its own meaning for `any` and `all`. */
export function histories(reports: readonly ReadReport[]): readonly EngineHistory[] {
  refuseTwins(reports)
  const taken = new Set(['any', 'all'])
  const groups = [...groupBy(reports, ownerOf).values()]
  const names = groups.map(([first]) => printable(first!.result.engine.name).trim())
  return groups.map((runs, index) => {
    const latest = runs.at(-1)!
    const own = names[index]!
    const isShared = names.filter(name => name === own).length > 1
    const name = isShared ? `${own} (${printable(latest.result.label ?? latest.result.engine.command)})` : own
    const key = unusedKey(slug(name) || `engine-${index + 1}`, taken)
    return { key, name: name || `Engine ${index + 1}, without a name`, runs, latest }
  })
}

function refuseTwins(reports: readonly ReadReport[]): void {
  for (const [index, one] of reports.entries()) {
    const before = reports.slice(0, index)
    const same = before.find(other => realpathSync(other.file) === realpathSync(one.file))
    if (same) throw new ReportError(`${printable(one.file)} is given twice. Leave one out.`)
    const copy = before.find(other => other.digest === one.digest)
    if (copy) {
      const { name, version } = one.result.engine
      const files = `${printable(copy.file)} and ${printable(one.file)}`
      throw new ReportError(`${files} are the same report of ${printable(`${name} ${version}`)}. Leave one out.`)
    }
  }
}

function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
}

function unusedKey(key: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? key : `${key}-${number}`
    if (taken.has(tried)) continue
    taken.add(tried)
    return tried
  }
}
