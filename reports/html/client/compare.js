import { boardPicture } from './board.js'
import { cardTypes, noBoardText, rulingList } from './case.js'
import { changesBetween } from './changes.js'
import { changesList } from './changes-list.js'
import { detailsOf } from './data.js'
import { h, link } from './dom.js'
import { outcomeIcon } from './icons.js'
import { stepList } from './steps.js'
import { capital } from './words.js'

/** The same scenario under each ruleset, side by side: what the law says, what the engine did, the board afterwards. */
export async function comparison(report, cases) {
  const all = await Promise.all(cases.map(async one => ({ one, details: await detailsOf(report, one) })))
  const shared = sharedSteps(all.map(({ details }) => details))
  const isOne = all.every(({ details }) => own(details, shared).length === 0)
  const intro = isOne
    ? 'The same outcome is expected under each of these rulesets.'
    : 'Another law on the same board: what is expected differs.'
  return h(
    'div',
    { class: 'comparison' },
    h('p', { class: 'lede' }, intro),
    steps(
      'h3',
      'In each of them',
      all[0].details.steps.filter(step => shared.has(line(step))),
    ),
    h(
      'div',
      { class: 'columns' },
      all.map(entry => column(report, entry, shared)),
    ),
  )
}

function line(step) {
  return `${step.text}\n${JSON.stringify(step.table ?? [])}`
}

/** Steps that every variant has. */
function sharedSteps(list) {
  const [first, ...others] = list.map(({ steps }) => new Set(steps.map(line)))
  return new Set([...first].filter(text => others.every(other => other.has(text))))
}

function own(details, shared) {
  return details.steps.filter(step => !shared.has(line(step)))
}

function steps(level, label, list) {
  return list.length > 0 && h('div', { class: 'brief' }, h(level, null, label), stepList(list, false))
}

/** The parts of a column line up with those of its neighbours. */
function column(report, { one, details }, shared) {
  const { changed, picture } = results(report, details)
  return h(
    'article',
    { class: 'column' },
    h('div', null, columnHead(report, one), rulingList(report, one.rulings)),
    h('div', null, steps('h4', 'Only here', own(details, shared))),
    h(
      'div',
      { class: 'brief' },
      h('h4', null, 'What the engine did'),
      one.message && h('p', { class: 'message' }, one.message),
      changed,
    ),
    h('div', null, picture),
  )
}

function columnHead(report, one) {
  return [
    h('h3', null, link(one.id, null, report.rulesetTitles?.[one.ruleset] ?? one.ruleset)),
    h(
      'p',
      { class: `outcome tone-${one.outcome}` },
      outcomeIcon(one.outcome),
      capital(report.words.outcomeWords[one.outcome]),
    ),
  ]
}

function results(report, { before, after, transcript }) {
  if (!before) return {}
  if (!after) return { changed: h('p', { class: 'unchanged' }, noBoardText) }
  const changes = changesBetween(before, after)
  const types = cardTypes(report, transcript)
  return {
    changed: changesList(changes),
    picture: boardPicture(after, { label: 'After', side: 'after', changes, types }),
  }
}
