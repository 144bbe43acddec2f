import { wrap } from '../terminal.ts'
import { counted, outcomeWords, printable } from '../words.ts'
import type { Change, Difference } from './difference.ts'

/** The difference as plain text, worst first. */
export function diffText(difference: Difference): string {
  const blocks = [
    list('What was compared differs', difference.changed),
    list('Regressions', difference.regressions.map(inWords)),
    list('Improvements', difference.improvements.map(inWords)),
    list('Other changes', difference.others.map(inWords)),
    list('New cases', difference.added),
    list('Gone cases', difference.gone),
  ].filter(block => block !== '')
  return `${[...blocks, summary(difference)].join('\n\n')}\n`
}

/** The same for a page that shows Markdown. */
export function diffMarkdown(difference: Difference): string {
  const section = (title: string, rows: readonly Change[]): string =>
    rows.length ? `### ${title}\n\n| case | before | after |\n|---|---|---|\n${rows.map(row).join('\n')}\n` : ''
  return [
    `## ${summary(difference)}\n`,
    ...difference.changed.map(change => `* ${escaped(change)}`),
    section('Regressions', difference.regressions),
    section('Improvements', difference.improvements),
    section('Other changes', difference.others),
    ids('New cases', difference.added),
    ids('Gone cases', difference.gone),
  ]
    .filter(part => part !== '')
    .join('\n')
}

/** A page of Markdown is read by people: so many ids, and the number of the rest. */
const shown = 50

function ids(title: string, all: readonly string[]): string {
  if (!all.length) return ''
  const more = all.length > shown ? [`* … and ${counted(all.length - shown, 'more case')}`] : []
  return `### ${title}\n\n${[...all.slice(0, shown).map(id => `* ${escaped(id)}`), ...more].join('\n')}\n`
}

const row = ({ id, before, after }: Change): string =>
  `| ${escaped(id)} | ${outcomeWords[before]} | ${outcomeWords[after]} |`

const escaped = (text: string): string => printable(text).replace(/([\\`*_{}[\]<>|])/g, '\\$1')

/** Of a terminal, and of the pages of most CIs. */
const columns = 80

function inWords({ id, before, after, message }: Change): string {
  const lines =
    message === undefined
      ? []
      : printable(message)
          .split('\n')
          .flatMap(line => wrap(line, columns - 6))
  const why = lines.map(line => `\n      ${line}`).join('')
  return `${printable(id)}: ${outcomeWords[before]} → ${outcomeWords[after]}${why}`
}

function list(title: string, lines: readonly string[]): string {
  return lines.length ? `${title} (${lines.length}):\n${lines.map(line => `  ${line}`).join('\n')}` : ''
}

function summary({ regressions, improvements, added, gone }: Difference): string {
  const changes = `${counted(regressions.length, 'regression')}, ${counted(improvements.length, 'improvement')}`
  return `${changes}, ${added.length} new, ${gone.length} gone`
}
