import type { NarrowReport } from '../../analysis/strength/narrow/measure.ts'
import { wrap } from '../../reports/terminal.ts'
import { counted } from '../../reports/words.ts'
import { ChangesTable } from './changes.ts'

/** So many readings that nobody notices are listed; `--json` has them all. */
const most = 40

/** The sweep of narrow readings for people; `titles` by id of topic. */
export function narrowTable(report: NarrowReport, titles: Readonly<Record<string, string>>): string {
  const table = new ChangesTable('readings')
  const { topics, readings, unasked } = report
  const left = readings.filter(({ fate }) => fate === 'survived')
  const more = left.length - most
  return [
    table.head('topic'),
    ...topics.map(one => table.line(titles[one.topic] ?? one.topic, one.mutants, one)),
    '',
    table.line('all', report.mutants, report),
    '',
    ...(left.length ? ['Nobody notices that the engine obeys'] : []),
    ...left
      .slice(0, most)
      .flatMap(one => wrap(`${one.ruling} only where ${one.feature} is ${one.only}`, 76).map(indented)),
    ...(more > 0 ? [`… and ${counted(more, 'other')}; --json lists them all.`] : []),
    ...(left.length ? [''] : []),
    ...wrap(`${counted(unasked, 'feature')} of the occasions never vary: no case asks for another class.`, 80),
    '',
  ].join('\n')
}

const indented = (line: string): string => `  ${line}`
