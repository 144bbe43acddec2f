import { lawName } from '../../law-name.ts'
import type { ReadingLine } from '../../lines.ts'

import { counted } from '../../words.ts'
import { type Child, h, link } from './dom.ts'
import { fold } from './fold.ts'
import type { Report } from './report.ts'

/** How the engine reads what the documents leave open; nothing when no case hangs on it. */
export function readingsSection(report: Report): Child {
  const { readings = [] } = report
  const own = readings.filter(({ plays }) => plays !== 'presumed')
  const presumed = readings.filter(({ plays }) => plays === 'presumed')
  if (readings.length === 0) return false
  return h(
    'section',
    { class: 'readings' },
    h('h2', null, 'Open questions'),
    h(
      'p',
      { class: 'quiet' },
      'Where the documents leave a point open, several readings are permitted. An engine that plays another one throughout is not at fault.',
    ),
    own.length > 0 && list(report, own),
    presumed.length > 0 &&
      fold({ class: 'case-fold' }, `${counted(presumed.length, 'question')} read as the suite does`, () =>
        list(report, presumed),
      ),
  )
}

function list(report: Report, lines: readonly ReadingLine[]): HTMLElement {
  return h(
    'ul',
    { class: 'reading-lines' },
    lines.map(line => item(report, line)),
  )
}

function item(report: Report, line: ReadingLine): HTMLElement {
  const { question, asks, ruleset, plays, words, cases } = line
  return h(
    'li',
    { class: `reading ${plays}` },
    h('p', { class: 'says' }, asks),
    h('p', null, plays === 'neither' ? 'It plays none of the permitted readings throughout.' : words),
    h('p', { class: 'quiet' }, `${lawName(report, ruleset)} · ${judged(plays)} (${question})`),
    fold({ class: 'case-fold' }, counted(cases.length, 'case'), () =>
      h(
        'ul',
        { class: 'plain' },
        cases.map(id => h('li', null, link(id, null, report.caseById.get(id)?.scenario ?? id))),
      ),
    ),
  )
}

function judged(plays: ReadingLine['plays']): string {
  if (plays === 'presumed') return 'as the suite takes it'
  return plays === 'another' ? 'another permitted reading, so its failures are not counted' : 'its failures count'
}
