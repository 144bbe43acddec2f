import type { EngineReport } from '../../analysis/strength/engine/measure.ts'
import { ChangesTable, unnoticed } from './changes.ts'

/** The sweep of the engine's own code for people; `titles` by id of topic. */
export function engineTable(report: EngineReport, titles: Readonly<Record<string, string>>): string {
  const table = new ChangesTable('changes')
  const { sites, reached, named, mistaken, malformed } = report.refusals
  const { 'in cases': inCases, 'by mistake': byMistake, nowhere } = report.unnoticed
  return [
    table.head('code of'),
    ...report.rooms.map(one => table.line(titles[one.room] ?? `engine/${one.room}`, one.mutants - one.same, one)),
    '',
    table.line('all', report.mutants - report.same, report),
    '',
    `Of the ${report.nobody} that nobody notices, ${inCases} come to another value in some case, which does not check it,`,
    `${byMistake} only on an engine that lacks a ruling, and ${nowhere} in no case.`,
    '',
    `Refusals for what is law: ${sites}, of which ${reached} in a case, ${named} with the ruling named.`,
    `Of the others, ${mistaken} by an engine that lacks a ruling, in a case that fails on it, and ${sites - reached - mistaken} by none.`,
    `Refusals of acts that make no sense in any law: ${malformed}.`,
    '',
    ...unnoticed(
      report.changes.filter(({ fate }) => fate === 'survived'),
      () => [],
    ),
  ].join('\n')
}
