import { fold, h, link } from './dom.js'
import { counted } from './words.js'

/** How the engine reads what the documents leave open; nothing when no case hangs on it. */
export function readingsSection(report) {
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

function list(report, lines) {
  return h(
    'ul',
    { class: 'reading-lines' },
    lines.map(line => item(report, line)),
  )
}

function item(report, { question, asks, ruleset, plays, words, cases }) {
  return h(
    'li',
    { class: `reading ${plays}` },
    h('p', { class: 'says' }, asks),
    h('p', null, plays === 'neither' ? 'It plays none of the permitted readings throughout.' : words),
    h('p', { class: 'quiet' }, `${question} · ${ruleset} · ${judged(plays)}`),
    fold({ class: 'case-fold' }, counted(cases.length, 'case'), () =>
      h(
        'ul',
        { class: 'plain' },
        cases.map(id => h('li', null, link(id, null, report.caseById.get(id)?.scenario ?? id))),
      ),
    ),
  )
}

function judged(plays) {
  if (plays === 'presumed') return 'as the suite takes it'
  return plays === 'another' ? 'another permitted reading, so its failures are not counted' : 'its failures count'
}
