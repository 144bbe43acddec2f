import { outcomeWords, printable } from '../../reports/words.ts'
import type { Change, Difference } from './diff.ts'

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
  ]
    .filter(part => part !== '')
    .join('\n')
}

const row = ({ id, before, after }: Change): string =>
  `| ${escaped(id)} | ${outcomeWords[before]} | ${outcomeWords[after]} |`

const escaped = (text: string): string => printable(text).replace(/([\\`*_{}[\]<>|])/g, '\\$1')

function inWords({ id, before, after, message }: Change): string {
  const why = message === undefined ? '' : `\n      ${printable(message)}`
  return `${printable(id)}: ${outcomeWords[before]} → ${outcomeWords[after]}${why}`
}

function list(title: string, lines: readonly string[]): string {
  return lines.length ? `${title} (${lines.length}):\n${lines.map(line => `  ${line}`).join('\n')}` : ''
}

function summary({ regressions, improvements, added, gone }: Difference): string {
  return `${regressions.length} regressions, ${improvements.length} improvements, ${added.length} new, ${gone.length} gone`
}
