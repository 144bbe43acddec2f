import { type Outcome, outcomes } from '../../result.ts'
import { brokenMeans, brokenSays, counted, countOf, errorsIn, outcomeMeaning, outcomeWords } from '../../words.ts'
import { type BarRow, barTable, rulesetRows } from './bars.ts'
import { customsSection } from './customs.ts'
import { diagnosisSection } from './diagnosis.ts'
import { type Child, h, outwards } from './dom.ts'
import { listHref } from './filter.ts'
import { firstLook } from './first-look.ts'
import { fold } from './fold.ts'
import { outcomeIcon } from './icons.ts'
import { measures } from './measures.ts'
import { scoreOf } from './outcomes.ts'
import { readingsSection } from './readings.ts'
import type { Report } from './report.ts'
import { setsSection } from './sets.ts'
import { supposedLine } from './supposed.ts'
import { topicTitle } from './topics.ts'
import { unlockingSection } from './unlocking.ts'
import { capital, durationText } from './words.ts'

/** The first page: the score, what it is made of, and where to look first. */
export function overviewPage(report: Report): HTMLElement {
  const { engine } = report
  return h(
    'div',
    { class: 'overview' },
    h('p', { class: 'eyebrow' }, ['Conformance report', report.label, day(report)].filter(Boolean).join(' · ')),
    h('h1', { tabindex: '-1' }, engine.name, ' ', h('span', { class: 'version' }, engine.version)),
    h(
      'p',
      { class: 'lede' },
      'How this engine plays the official rulings of the Star Trek Customizable Card Game',
      engine.plays && `; it says that it plays ${engine.plays}`,
      '.',
    ),
    notices(report),
    ...(isTroubled(report)
      ? [measuresInShort(report), diagnosisSection(report), !report.diagnosis && firstLook(report), became(report)]
      : [
          h('section', { class: 'result', 'aria-label': 'Score, reach and coverage' }, measures(report)),
          became(report),
        ]),
    unlockingSection(report),
    h(
      'div',
      { class: 'tables' },
      h('div', null, byDocument(report), byTopic(report)),
      h('div', null, byRuleset(report), report.diagnosis && firstLook(report)),
    ),
    readingsSection(report),
    customsSection(report),
    setsSection(report),
    about(report),
  )
}

/** The day of the run; undefined in older reports. */
const day = ({ date }: Report): string | undefined => date?.slice(0, 10)

function byDocument(report: Report): HTMLElement {
  const lines = report.documents.filter(line => line.totals.cases > 0)
  return barTable(
    'By document',
    lines.map(({ document, title, totals }) => ({ name: title, href: listHref({ document }), counts: totals })),
  )
}

/** Topics of which something did not pass; those that passed as a whole are folded. */
function byTopic(report: Report): Child {
  const rows = report.topics.map(({ topic, totals }) => ({
    name: topicTitle(report, topic),
    href: listHref({ topic }),
    counts: totals,
  }))
  const isWhole = ({ counts }: BarRow): boolean => countOf(counts, 'pass') > 0 && scoreOf(counts).percent === 100
  const [whole, others] = [rows.filter(isWhole), rows.filter(row => !isWhole(row))]
  return [
    others.length > 0 && barTable('By topic', others),
    whole.length > 0 &&
      fold({ class: 'whole-topics' }, `${counted(whole.length, 'topic')} at 100 %`, () =>
        barTable('Topics at 100 %', whole),
      ),
  ]
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

/** Is there something to look into? Then that stands first. */
const isTroubled = ({ totals }: Report): boolean => totals.fail + totals.unproven + errorsIn(totals) > 0

const measuresInShort = (report: Report): HTMLElement =>
  h('section', { class: 'result short', 'aria-label': 'Score, reach and coverage' }, measures(report))

/** What became of the cases. */
function became(report: Report): HTMLElement {
  const { totals } = report
  const found = outcomes.filter(outcome => countOf(totals, outcome) > 0)
  return h(
    'section',
    { class: 'result', 'aria-label': 'Outcomes' },
    h(
      'ul',
      { class: 'legend' },
      found.map(outcome => legendItem(outcome, countOf(totals, outcome))),
    ),
    h('div', { class: 'asides' }, supposedLine(report), report.help.length > 0 && h('p', null, report.help.join(' '))),
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
  const lines: readonly (readonly [term: string, text: Child])[] = [
    ['Engine', `${engine.name} ${engine.version}${engine.plays ? `, plays ${engine.plays}` : ''}`],
    ...(engine.source === undefined ? [] : [['Source', outwards(engine.source)] as const]),
    ...(engine.issues === undefined ? [] : [['Issues', outwards(engine.issues)] as const]),
    ['Started as', h('code', null, engine.command)],
    ['Rulesets', report.rulesets.join(', ')],
    ['Suite', `version ${suite.version}, protocol ${suite.protocol}`],
    ['Digest of the suite', h('code', null, suite.digest)],
    ...(report.date === undefined ? [] : [['Written', report.date.replace('T', ' ').replace('Z', ' UTC')] as const]),
    ['The run took', durationText(report.milliseconds)],
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
