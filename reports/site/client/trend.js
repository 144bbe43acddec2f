import { isTrouble, scoreOf } from '../../html/client/data.js'
import { fold, h, link } from '../../html/client/dom.js'
import { topicsInOrder, topicTitle } from '../../html/client/topics.js'
import { counted, percentText } from '../../html/client/words.js'
import { chart } from './chart.js'
import { countsOf } from './outcome-counts.js'
import { outcomesIn } from './site-data.js'

/** Engines with several reports: the score from report to report, and what changed. */
export function trendPage(site) {
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

function engineTrend(site, engine) {
  const points = engine.runs.map((run, index) => pointOf(site, engine, run, index))
  return h(
    'section',
    { class: 'engine-trend' },
    h('h2', null, engine.name),
    chart(`Score of ${engine.name} over ${points.length} reports`, points),
    runTable(points),
    topicTable(site, engine, points),
  )
}

function pointOf(site, engine, run, index) {
  const outcomes = outcomesIn(site, run)
  const score = scoreOf(countsOf(site, engine, site.cases, outcomes))
  const same = engine.runs.filter(other => other.version === run.version).length
  const label = same > 1 ? `${run.version} (${index + 1})` : run.version
  const before = index > 0 ? outcomesIn(site, engine.runs[index - 1]) : undefined
  return { run, outcomes, label, ...score, changes: before && changesOf(site, before, outcomes) }
}

/** How good an outcome is: passed, not counted, not passed; as `diff` has it. */
function rank(outcome) {
  if (outcome === 'pass') return 2
  return outcome === 'not-applicable' || outcome === 'disputed' ? 1 : 0
}

function changesOf({ cases }, before, now) {
  const both = cases.filter(one => before[one.index] && now[one.index])
  return {
    worse: both.filter(one => rank(now[one.index]) < rank(before[one.index])),
    better: both.filter(one => rank(now[one.index]) > rank(before[one.index])),
    added: cases.filter(one => !before[one.index] && now[one.index]).length,
    gone: cases.filter(one => before[one.index] && !now[one.index]).length,
  }
}

function runTable(points) {
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

function runRow({ run, label, passed, scored, percent, changes, outcomes }, before) {
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
    h('td', { class: 'number' }, h('strong', null, percentText(percent))),
    h('td', null, changes ? changeCell(changes, outcomes) : h('span', { class: 'quiet' }, 'the first')),
  )
}

function changeCell({ worse, better, added, gone }, outcomes) {
  const rest = [added > 0 && `${counted(added, 'new case')}`, gone > 0 && `${counted(gone, 'gone case')}`].filter(
    Boolean,
  )
  if (worse.length + better.length + rest.length === 0) return h('span', { class: 'quiet' }, 'nothing changed')
  return [
    caseList(`${worse.length} worse`, worse, outcomes),
    caseList(`${better.length} better`, better, outcomes),
    rest.length > 0 && h('span', { class: 'quiet' }, rest.join(', ')),
  ]
}

function caseList(title, cases, outcomes) {
  if (cases.length === 0) return h('span', { class: 'change-count' }, title)
  const item = one =>
    h(
      'li',
      null,
      link(one.id, { class: 'id' }, one.id),
      isTrouble(outcomes[one.index]) && h('span', { class: 'quiet' }, ' to look into'),
    )
  return fold({ class: 'change-list' }, title, () => h('ul', { class: 'plain' }, cases.map(item)))
}

function topicTable(site, engine, points) {
  const topics = topicsInOrder(
    site,
    site.cases.map(({ topic }) => topic),
  )
  const row = topic => {
    const cases = site.cases.filter(one => one.topic === topic)
    const scores = points.map(({ outcomes }) => scoreOf(countsOf(site, engine, cases, outcomes)))
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
