import { type Child, h, link } from '../../html/client/dom.ts'
import { fold } from '../../html/client/fold.ts'
import { type Score, scoreOf } from '../../html/client/outcomes.ts'
import { topicsInOrder, topicTitle } from '../../html/client/topics.ts'
import { percentText } from '../../html/client/words.ts'
import { reachText } from '../../reach.ts'
import { counted, isTrouble } from '../../words.ts'
import type { SiteRun } from '../embedded.ts'
import { chart } from './chart.ts'
import { countsOf } from './outcome-counts.ts'
import { by } from './progress-by.ts'
import { type Engine, type Outcomes, outcomesIn, type Site, type SiteCase } from './site-data.ts'

/** Engines with several reports: the score from report to report, and what changed. */
export function trendPage(site: Site): HTMLElement {
  const engines = site.engines.filter(({ runs }) => runs.length > 1)
  return h(
    'div',
    { class: 'trend' },
    h('h1', { tabindex: '-1' }, 'Trend'),
    h(
      'p',
      { class: 'lede' },
      'Several reports of one engine, oldest first, as they were given when this site was made. Compare scores of the same suite only.',
    ),
    engines.length === 0 && h('p', null, 'No engine has more than one report here.'),
    engines.map(engine => engineTrend(site, engine)),
  )
}

/** One report of an engine, and what changed since the one before. */
interface Report extends Score {
  readonly run: SiteRun
  readonly label: string
  readonly outcomes: Outcomes
  readonly changes: Changes | undefined
}

interface Changes {
  readonly worse: readonly SiteCase[]
  readonly better: readonly SiteCase[]
  readonly added: number
  readonly gone: number
}

function engineTrend(site: Site, engine: Engine): HTMLElement {
  const points = engine.runs.map((run, index) => pointOf(site, engine, run, index))
  return h(
    'section',
    { class: 'engine-trend' },
    h('h2', null, engine.name),
    chart(`Score of ${engine.name} over ${points.length} reports`, points),
    runTable(points),
    topicTable(site, points),
  )
}

function pointOf(site: Site, engine: Engine, run: SiteRun, index: number): Report {
  const outcomes = outcomesIn(run)
  const score = scoreOf(countsOf(site.cases, outcomes))
  const same = engine.runs.filter(other => other.version === run.version).length
  const label = same > 1 ? `${run.version} (${index + 1})` : run.version
  const before = engine.runs[index - 1]
  return { run, outcomes, label, ...score, changes: before && changesOf(site, outcomesIn(before), outcomes) }
}

function changesOf({ cases }: Site, before: Outcomes, now: Outcomes): Changes {
  const both = cases.flatMap(one => {
    const [then, since] = [before[one.index], now[one.index]]
    return then && since ? [{ one, by: by(then, since) }] : []
  })
  return {
    worse: both.filter(({ by }) => by < 0).map(({ one }) => one),
    better: both.filter(({ by }) => by > 0).map(({ one }) => one),
    added: cases.filter(one => !before[one.index] && now[one.index]).length,
    gone: cases.filter(one => before[one.index] && !now[one.index]).length,
  }
}

function runTable(points: readonly Report[]): HTMLElement {
  const heads = ['Report', 'Suite', 'Passed', 'Score', 'Since the report before']
  return h(
    'div',
    { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': 'Reports' },
    h(
      'table',
      { class: 'matrix' },
      h('caption', { class: 'unseen' }, 'Reports, oldest first'),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          heads.map(text => h('th', { scope: 'col' }, text)),
        ),
      ),
      h(
        'tbody',
        null,
        points.map((point, index) => runRow(point, points[index - 1])),
      ),
    ),
  )
}

function runRow(point: Report, before: Report | undefined): HTMLElement {
  const { run, label, passed, scored, percent, changes, outcomes } = point
  const isOtherSuite = before && before.run.suite.digest !== run.suite.digest
  const selection = Object.entries(run.selection).map(([name, value]) => `${name} ${value}`)
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, label, h('span', { class: 'quiet' }, run.file)),
    h(
      'td',
      null,
      run.suite.version,
      ' ',
      h('code', null, run.suite.digest.slice(0, 8)),
      isOtherSuite && h('span', { class: 'quiet' }, 'another suite'),
      selection.length > 0 && h('span', { class: 'quiet' }, `only ${selection.join(', ')}`),
      !run.complete && h('span', { class: 'quiet' }, 'incomplete'),
    ),
    h('td', { class: 'number' }, `${passed.toLocaleString('en')} of ${scored.toLocaleString('en')}`),
    h(
      'td',
      { class: 'number' },
      h('strong', null, percentText(percent)),
      run.reach && h('span', { class: 'quiet' }, ` reach ${reachText(run.reach)}`),
    ),
    h('td', null, changes ? changeCell(changes, outcomes) : h('span', { class: 'quiet' }, 'the first')),
  )
}

function changeCell({ worse, better, added, gone }: Changes, outcomes: Outcomes): Child {
  const rest = [...(added > 0 ? [counted(added, 'new case')] : []), ...(gone > 0 ? [counted(gone, 'gone case')] : [])]
  if (worse.length + better.length + rest.length === 0) return h('span', { class: 'quiet' }, 'nothing changed')
  return [
    caseList(`${worse.length} worse`, worse, outcomes),
    caseList(`${better.length} better`, better, outcomes),
    rest.length > 0 && h('span', { class: 'quiet' }, rest.join(', ')),
  ]
}

function caseList(title: string, cases: readonly SiteCase[], outcomes: Outcomes): HTMLElement {
  if (cases.length === 0) return h('span', { class: 'change-count' }, title)
  const item = ({ id, index }: SiteCase) => {
    const outcome = outcomes[index]
    const remark = outcome && isTrouble(outcome) && h('span', { class: 'quiet' }, ' to look into')
    return h('li', null, link(id, { class: 'id' }, id), remark)
  }
  return fold({ class: 'change-list' }, title, () => h('ul', { class: 'plain' }, cases.map(item)))
}

function topicTable(site: Site, points: readonly Report[]): HTMLElement {
  const topics = topicsInOrder(
    site,
    site.cases.map(({ topic }) => topic),
  )
  const row = (topic: string) => {
    const cases = site.cases.filter(one => one.topic === topic)
    const scores = points.map(({ outcomes }) => scoreOf(countsOf(cases, outcomes)))
    return (
      scores.some(({ scored }) => scored > 0) &&
      h(
        'tr',
        null,
        h('th', { scope: 'row' }, topicTitle(site, topic)),
        scores.map(({ percent }) => h('td', { class: 'number' }, percentText(percent))),
      )
    )
  }
  return fold({ class: 'related' }, 'By topic', () =>
    h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': 'Scores by topic' },
      h(
        'table',
        { class: 'matrix' },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, 'Topic'),
            points.map(({ label }) => h('th', { scope: 'col' }, label)),
          ),
        ),
        h('tbody', null, topics.map(row)),
      ),
    ),
  )
}
