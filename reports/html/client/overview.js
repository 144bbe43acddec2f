import { barTable, outcomeBar, passedText, rulesetRows } from './bars.js'
import { isTrouble, scoreOf } from './data.js'
import { diagnosisSection } from './diagnosis.js'
import { h, link } from './dom.js'
import { listHref } from './filter.js'
import { outcomeIcon } from './icons.js'
import { readingsSection } from './readings.js'
import { topicTitle } from './topics.js'
import { unlockingSection } from './unlocking.js'
import { capital, counted, durationText, percentText } from './words.js'

/** The first page: the score, what it is made of, and where to look first. */
export function overviewPage(report) {
  const { engine, totals } = report
  return h(
    'div',
    { class: 'overview' },
    h('p', { class: 'eyebrow' }, 'Conformance report'),
    h('h1', { tabindex: '-1' }, engine.name, ' ', h('span', { class: 'version' }, engine.version)),
    h(
      'p',
      { class: 'lede' },
      'How this engine plays the official rulings of the Star Trek Customizable Card Game',
      engine.plays && `; it says that it plays ${engine.plays}`,
      '.',
    ),
    notices(report),
    score(report, totals),
    diagnosisSection(report),
    h(
      'div',
      { class: 'tables' },
      h('div', null, byDocument(report), byTopic(report)),
      h('div', null, byRuleset(report), firstLook(report)),
    ),
    readingsSection(report),
    unlockingSection(report),
    about(report),
  )
}

function byDocument(report) {
  const lines = report.documents.filter(line => line.totals.cases > 0)
  return barTable(
    report,
    'By document',
    lines.map(line => [line.title, listHref({ document: line.document }), line.totals]),
  )
}

function byTopic(report) {
  return barTable(
    report,
    'By topic',
    report.topics.map(line => [topicTitle(report, line.topic), listHref({ topic: line.topic }), line.totals]),
  )
}

function byRuleset(report) {
  return barTable(
    report,
    'By ruleset',
    rulesetRows(report, ruleset => listHref({ ruleset })),
  )
}

function notices(report) {
  const selection = Object.entries(report.selection).map(([name, value]) => `${name} = ${value}`)
  return [
    !report.complete &&
      h(
        'p',
        { class: 'notice' },
        h('strong', null, 'Incomplete. '),
        'The run was cut short and cases are missing; the score says nothing yet.',
      ),
    selection.length > 0 && h('p', { class: 'notice' }, `Only a part of the suite was run: ${selection.join(', ')}.`),
  ]
}

function score(report, totals) {
  const { percent } = scoreOf(totals)
  return h(
    'section',
    { class: 'score', 'aria-label': 'Score' },
    h('p', { class: 'score-figure' }, percentText(percent)),
    h(
      'div',
      { class: 'score-side' },
      h('p', { class: 'score-line' }, passedText(totals), '.'),
      coverage(report),
      report.help?.length > 0 && h('p', null, report.help.join(' ')),
      h(
        'p',
        { class: 'quiet' },
        'A case is one scenario under one ruleset. What the engine does not support counts against it; what does not apply to it, and what the documents leave open, does not count.',
      ),
    ),
    outcomeBar(report, totals),
    h(
      'ul',
      { class: 'legend' },
      Object.keys(report.words.outcomeWords)
        .filter(outcome => totals[outcome] > 0)
        .map(outcome => legendItem(report, outcome, totals[outcome])),
    ),
  )
}

/** A score says nothing about rulings that have no scenario. */
function coverage(report) {
  const open = report.rulings.filter(ruling => ruling.met.startsWith('open') && !report.casesByRuling.has(ruling.id))
  return h(
    'p',
    null,
    `The scenarios cover ${counted(report.casesByRuling.size, 'ruling')}`,
    open.length > 0 && ['; ', h('a', { href: '#/missing' }, open.length.toLocaleString('en'), ' are still open')],
    '.',
  )
}

function legendItem(report, outcome, count) {
  const { outcomeWords, outcomeMeaning } = report.words
  return h(
    'li',
    null,
    h(
      'a',
      { href: listHref({ outcome }) },
      outcomeIcon(outcome),
      h('strong', null, count.toLocaleString('en')),
      ' ',
      outcomeWords[outcome],
    ),
    h('span', { class: 'quiet' }, outcomeMeaning[outcome]),
  )
}

/** Rulings shown under "Where to look first". */
const firstRulings = 8

function firstLook(report) {
  const troubled = [...report.casesByRuling]
    .map(([id, cases]) => ({ ruling: report.rulingById.get(id), cases: cases.filter(one => isTrouble(one.outcome)) }))
    .filter(({ ruling, cases }) => ruling && cases.length > 0)
    .sort((a, b) => b.cases.length - a.cases.length)
  if (troubled.length === 0)
    return h('section', { class: 'first-look' }, h('h2', null, 'Where to look first'), h('p', null, 'Nothing failed.'))
  return h(
    'section',
    { class: 'first-look' },
    h('h2', null, 'Where to look first'),
    h(
      'ol',
      { class: 'plain' },
      troubled
        .slice(0, firstRulings)
        .map(({ ruling, cases }) =>
          h(
            'li',
            null,
            link(ruling.id, null, ruling.summary),
            h('span', { class: 'quiet' }, ` ${ruling.id} · ${counted(cases.length, 'case')}`),
          ),
        ),
    ),
    troubled.length > firstRulings &&
      h('p', null, h('a', { href: listHref({ outcome: 'trouble' }) }, `All ${troubled.length} rulings to look into`)),
  )
}

function about(report) {
  const { suite, engine } = report
  const missing = report.rulings.filter(ruling => !report.casesByRuling.has(ruling.id)).length
  const lines = [
    ['Engine', `${engine.name} ${engine.version}${engine.plays ? `, plays ${engine.plays}` : ''}`],
    ['Started as', h('code', null, engine.command)],
    ['Rulesets', report.rulesets.join(', ')],
    ['Suite', `version ${suite.version}, protocol ${suite.protocol}`],
    ['Digest of the suite', h('code', null, suite.digest)],
    ['The run took', durationText(report.milliseconds)],
    ['Rulings with scenarios', `${report.casesByRuling.size}`],
    ['Rulings without', h('a', { href: '#/missing' }, `${missing}`)],
  ]
  return h(
    'section',
    { class: 'about' },
    h('h2', null, 'About this run'),
    h(
      'dl',
      null,
      lines.map(([term, text]) => h('div', null, h('dt', null, capital(term)), h('dd', null, text))),
    ),
  )
}
