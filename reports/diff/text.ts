import { defused } from '../defused.ts'
import { wrap } from '../terminal.ts'
import { counted, outcomeWords, printable } from '../words.ts'
import type { Change, Difference } from './difference.ts'
import { alike, grouped, moreSays } from './grouped.ts'

/** The difference as plain text, worst first; of each kind of change so many are told. */
export function diffText(difference: Difference, shown = 10): string {
  const blocks = [
    list('What was compared differs', difference.changed),
    changes('Regressions', difference.regressions, shown),
    changes('Improvements', difference.improvements, shown),
    changes('Other changes', difference.others, shown),
    list('New cases', difference.added, shown),
    list('Gone cases', difference.gone, shown),
    changes('No longer asked', difference.lapsed, shown),
  ].filter(block => block !== '')
  const hidden = blocks.some(block => /^ *… and /m.test(block))
  const all = hidden ? ['`--all` prints every one; `--out <folder>` writes a page of them.'] : []
  return `${[...blocks, ...all, summary(difference)].join('\n\n')}\n`
}

/** The same for a page that shows Markdown. */
export function diffMarkdown(difference: Difference): string {
  const parts = [
    `## ${summary(difference)}\n`,
    ...difference.changed.map(change => `* ${escaped(change)}`),
    section('Regressions', difference.regressions),
    section('Improvements', difference.improvements),
    section('Other changes', difference.others),
    ids('New cases', difference.added),
    ids('Gone cases', difference.gone),
    section('No longer asked', difference.lapsed),
  ]
  return defused(parts.filter(part => part !== '').join('\n'))
}

/** A page of Markdown is read by people: so many rows and ids, and the number of the rest. */
const shownOnPage = 50

function section(title: string, members: readonly Change[]): string {
  if (!members.length) return ''
  const tables = grouped(members).map(({ title: kind, changes: all }) => {
    const rows = alike(all)
    const more = moreSays(rows.length, shownOnPage).map(line => `\n\n${line}`)
    return `**${kind}** (${all.length})\n\n| case | before | after |\n|---|---|---|\n${rows.slice(0, shownOnPage).map(row).join('\n')}${more.join('')}\n`
  })
  return `### ${title}\n\n${tables.join('\n')}`
}

function ids(title: string, all: readonly string[]): string {
  if (!all.length) return ''
  const more = all.length > shownOnPage ? [`* … and ${counted(all.length - shownOnPage, 'more case')}`] : []
  return `### ${title}\n\n${[...all.slice(0, shownOnPage).map(id => `* ${escaped(id)}`), ...more].join('\n')}\n`
}

const row = ({ change: { id, before, after }, rulesets }: ReturnType<typeof alike>[number]): string =>
  `| ${escaped(nameOf(id, rulesets))} | ${outcomeWords[before]} | ${outcomeWords[after]} |`

/** The id, with all its rulesets where they changed alike. */
const nameOf = (id: string, rulesets: string): string =>
  rulesets ? `${id.slice(0, id.lastIndexOf('@'))} (${rulesets})` : id

const escaped = (text: string): string => printable(text).replace(/([\\`*_{}[\]<>|])/g, '\\$1')

/** Of a terminal, and of the pages of most CIs. */
const columns = 80

function changes(title: string, members: readonly Change[], shown: number): string {
  if (!members.length) return ''
  const blocks = grouped(members).map(({ title: kind, changes: all }) => {
    const rows = alike(all)
    const told = rows.slice(0, shown).map(one => `    ${inWords(one)}`)
    return [`  ${kind} (${all.length}):`, ...told, ...moreSays(rows.length, shown).map(line => `    ${line}`)].join(
      '\n',
    )
  })
  return [`${title} (${members.length}):`, ...blocks].join('\n')
}

function inWords({ change: { id, before, after, message }, rulesets }: ReturnType<typeof alike>[number]): string {
  const lines =
    message === undefined
      ? []
      : printable(message)
          .split('\n')
          .flatMap(line => wrap(line, columns - 8))
  const why = lines.map(line => `\n        ${line}`).join('')
  return `${printable(nameOf(id, rulesets))}: ${outcomeWords[before]} → ${outcomeWords[after]}${why}`
}

function list(title: string, lines: readonly string[], shown = lines.length): string {
  if (!lines.length) return ''
  const told = [...lines.slice(0, shown).map(printable), ...moreSays(lines.length, shown)]
  return `${title} (${lines.length}):\n${told.map(line => `  ${line}`).join('\n')}`
}

function summary({ regressions, improvements, lapsed, added, gone }: Difference): string {
  const changes = `${counted(regressions.length, 'regression')}, ${counted(improvements.length, 'improvement')}`
  const apart = lapsed.length ? `, ${lapsed.length.toLocaleString('en')} no longer asked` : ''
  return `${changes}${apart}, ${added.length.toLocaleString('en')} new, ${gone.length.toLocaleString('en')} gone`
}
