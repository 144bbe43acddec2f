import { printable } from '../words.ts'
import type { Impact } from './impact.ts'
import { groupsOf } from './impact-words.ts'

/** The impact as plain text: the summary, and the ids by ruling. */
export function impactText(impact: Impact, columns: number): string {
  const width = Math.max(40, Math.min(columns, 100))
  const says = new Map(impact.rulings.map(({ id, summary }) => [id, summary]))
  const blocks = [
    wrapped(impact.title, width, ''),
    ...impact.changes.flatMap(({ understood }) => (understood ? [wrapped(understood, width, '')] : [])),
    impact.summary.map(line => wrapped(line, width, '')).join('\n'),
    ...impact.conflicts.map(({ rulings, mend }) =>
      [
        `Contradict each other: ${rulings.join(' and ')}`,
        ...rulings.map(id => wrapped(`“${says.get(id) ?? id}”`, width, '  ')),
        wrapped(mend, width, '  '),
      ].join('\n'),
    ),
    ...groupsOf(impact).map(({ ruling, expected, flips }) =>
      [`${ruling} (${expected ? 'goes' : 'stays'})`, ...flips.map(one => `  ${one.id}`)].join('\n'),
    ),
    ...fates(impact),
    ...impact.notes.map(({ words, add }) =>
      [wrapped(words, width, ''), ...(add ? [add.replace(/^/gm, '    ')] : [])].join('\n'),
    ),
    ...impact.engines.map(({ name, version, breaks, mended, unknown }) =>
      wrapped(
        `${name} ${version}: ${breaks.length} would break, ${mended.length} would be fixed, ${unknown.length} cannot be told.`,
        width,
        '',
      ),
    ),
  ]
  return `${printable(blocks.join('\n\n'))}\n`
}

function fates({ idle }: Impact): readonly string[] {
  const of = (fate: string, title: string): readonly string[] => {
    const ids = idle.filter(one => one.fate === fate).map(one => `  ${one.ruling}`)
    return ids.length ? [[title, ...ids].join('\n')] : []
  }
  return [...of('idle', 'Without consequence:'), ...of('falls', 'Followed from what goes:')]
}

function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(/\s+/)) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
    }
    line += (line.trim() === '' ? '' : ' ') + word
  }
  return [...lines, line].join('\n')
}
