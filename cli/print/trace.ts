import type { PartCount, Trace, TraceCount } from '../../analysis/trace/trace.ts'
import { counted } from '../../reports/words.ts'

/** The counts for people; topics that wait for a scenario are only counted. */
export function traceTable({ documents, topics, parts, ...all }: Trace): string {
  const head = row('', 'checkable', 'encoded', 'verified')
  const line = (name: string, of: TraceCount): string => row(name, of.checkable, of.encoded, of.verified)
  const begun = topics.filter(t => t.encoded)
  const waiting = topics.filter(t => t.checkable && !t.encoded).length
  return [
    head,
    ...documents.map(d => line(d.document, d)),
    '',
    row('topic', 'checkable', 'encoded', 'verified'),
    ...begun.map(t => line(t.title, t)),
    ...(waiting ? [`Without a scenario yet: ${counted(waiting, 'topic')}.`] : []),
    '',
    line('all', { ...all, parts }),
    '',
    partsSay(parts),
    '',
  ].join('\n')
}

const partsSay = ({ rulings, parts, shown, verified }: PartCount): string =>
  `${counted(rulings, 'encoded ruling')} name several things: ${verified} of these ${parts} parts are verified, ${shown} have a case.`

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(27) + cells.map(cell => String(cell).padStart(11)).join('')
}
