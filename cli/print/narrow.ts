import type { NarrowReport } from '../../analysis/strength/narrow/measure.ts'
import { wrap } from '../../reports/terminal.ts'
import { counted } from '../../reports/words.ts'
import { ChangesTable, listed } from './changes.ts'

/** The sweep of narrow readings for people; `titles` by id of topic. */
export function narrowTable(report: NarrowReport, titles: Readonly<Record<string, string>>): string {
  const table = new ChangesTable('readings')
  const { topics, readings, unasked } = report
  const left = readings.filter(({ fate }) => fate === 'survived')
  return [
    table.head('topic'),
    ...topics.map(one => table.line(titles[one.topic] ?? one.topic, one.mutants, one)),
    '',
    table.line('all', report.mutants, report),
    '',
    ...listed('Nobody notices that the engine obeys', left, ({ id }) => wrap(id, 76).map(indented)),
    ...wrap(`${counted(unasked, 'feature')} of the occasions never vary: no case asks for another class.`, 80),
    '',
  ].join('\n')
}

const indented = (line: string): string => `  ${line}`
