import type { Trace, TraceCount } from '../../analysis/trace/trace.ts'

/** The counts for people; topics without a scenario are only counted. */
export function traceTable({ documents, topics, checkable, encoded, verified }: Trace): string {
  const head = row('', 'checkable', 'encoded', 'verified')
  const line = (name: string, of: TraceCount): string => row(name, of.checkable, of.encoded, of.verified)
  const begun = topics.filter(t => t.encoded)
  return [
    head,
    ...documents.map(d => line(d.document, d)),
    '',
    row('topic', 'checkable', 'encoded', 'verified'),
    ...begun.map(t => line(t.title, t)),
    `${topics.length - begun.length} topics have no scenario yet.`,
    '',
    line('all', { checkable, encoded, verified }),
    '',
  ].join('\n')
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(27) + cells.map(cell => String(cell).padStart(11)).join('')
}
