import { reachSays } from '../../reach.ts'
import { type Outcome, outcomes } from '../../result.ts'
import { brokenMeans, brokenSays, type Counts, counted, countOf, outcomeMeaning, outcomeWords } from '../../words.ts'
import { barTable, outcomeBar, passedText, rulesetRows } from './bars.ts'
import { customsSection } from './customs.ts'
import { diagnosisSection } from './diagnosis.ts'
import { type Child, h } from './dom.ts'
import { listHref } from './filter.ts'
import { firstLook } from './first-look.ts'
import { outcomeIcon } from './icons.ts'
import { scoreOf } from './outcomes.ts'
import { readingsSection } from './readings.ts'
import type { Report } from './report.ts'
import { setsSection } from './sets.ts'
import { supposedLine } from './supposed.ts'
import { topicTitle } from './topics.ts'
import { unlockingSection } from './unlocking.ts'
import { capital, durationText, percentText } from './words.ts'

/** The first page: the score, what it is made of, and where to look first. */
export function overviewPage(report: Report): HTMLElement {
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
    customsSection(report),
    setsSection(report),
    unlockingSection(report),
    about(report),
  )
}

function byDocument(report: Report): HTMLElement {
  const lines = report.documents.filter(line => line.totals.cases > 0)
  return barTable(
    'By document',
    lines.map(({ document, title, totals }) => ({ name: title, href: listHref({ document }), counts: totals })),
  )
}

function byTopic(report: Report): HTMLElement {
  return barTable(
    'By topic',
    report.topics.map(({ topic, totals }) => ({
      name: topicTitle(report, topic),
      href: listHref({ topic }),
      counts: totals,
    })),
  )
}

function byRuleset(report: Report): HTMLElement {
  return barTable(
    'By ruleset',
    rulesetRows(report, ruleset => listHref({ ruleset })),
  )
}

function notices(report: Report): Child {
  const selection = Object.entries(report.selection).map(([name, value]) => `${name} = ${value}`)
  return [
    !report.complete &&
      h(
        'p',
        { class: 'notice' },
        h('strong', null, 'Incomplete. '),
        'The run was cut short and cases are missing; the score says nothing yet.',
      ),
    report.broken &&
      h(
        'div',
        { class: 'notice' },
        h('p', null, h('strong', null, 'Broken. '), brokenMeans),
        h('ul', null, ...report.broken.map(line => h('li', null, brokenSays(line)))),
      ),
    selection.length > 0 && h('p', { class: 'notice' }, `Only a part of the suite was run: ${selection.join(', ')}.`),
  ]
}

function score(report: Report, totals: Counts): HTMLElement {
  const { percent } = scoreOf(totals)
  return h(
    'section',
    { class: 'score', 'aria-label': 'Score' },
    h('p', { class: 'score-figure' }, percentText(percent)),
    h(
      'div',
      { class: 'score-side' },
      h('p', { class: 'score-line' }, passedText(totals), '.', reachSays(report.reach)),
      coverage(report),
      supposedLine(report),
      report.help.length > 0 && h('p', null, report.help.join(' ')),
      h(
        'p',
        { class: 'quiet' },
        'A case is one scenario under one ruleset. What the engine does not support counts against it; what does not apply to it, and what the documents leave open, does not count. The reach is the share of the whole suite that does.',
      ),
    ),
    outcomeBar(totals),
    h(
      'ul',
      { class: 'legend' },
      outcomes
        .filter(outcome => countOf(totals, outcome) > 0)
        .map(outcome => legendItem(outcome, countOf(totals, outcome))),
    ),
  )
}

/** A score says nothing about rulings that have no scenario. */
function coverage(report: Report): HTMLElement {
  const open = report.rulings.filter(ruling => ruling.met.startsWith('open') && !report.casesByRuling.has(ruling.id))
  return h(
    'p',
    null,
    `The scenarios cover ${counted(report.casesByRuling.size, 'ruling')}`,
    open.length > 0 && ['; ', h('a', { href: '#/missing' }, open.length.toLocaleString('en'), ' are still open')],
    '.',
  )
}

function legendItem(outcome: Outcome, count: number): HTMLElement {
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

function about(report: Report): HTMLElement {
  const { suite, engine } = report
  const missing = report.rulings.filter(ruling => !report.casesByRuling.has(ruling.id)).length
  const lines: readonly (readonly [term: string, text: Child])[] = [
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
