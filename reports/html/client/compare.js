import { boardPicture } from './board.js'
import { cardTypes, rulingList } from './case.js'
import { changesBetween } from './changes.js'
import { changesList } from './changes-list.js'
import { detailsOf } from './data.js'
import { h, link } from './dom.js'
import { outcomeIcon } from './icons.js'
import { stepText } from './steps.js'
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

function steps(label, list) {
  if (list.length === 0) return false
  const item = step => h('li', null, h('span', { class: 'keyword' }, step.keyword.trim()), ' ', stepText(step.text))
  return h('div', { class: 'brief' }, h('h5', null, label), h('ul', { class: 'brief-steps' }, list.map(item)))
}

function column(report, { one, details }, shared) {
  const { before, after } = details
  const changes = before && changesBetween(before, after ?? before)
  const types = cardTypes(report, details.transcript)
  return h(
    'article',
    { class: 'column' },
    h('h4', null, link(one.id, null, report.rulesetTitles?.[one.ruleset] ?? one.ruleset)),
    h(
      'p',
      { class: `outcome tone-${one.outcome}` },
      outcomeIcon(one.outcome),
      capital(report.words.outcomeWords[one.outcome]),
    ),
    one.message && h('p', { class: 'message' }, one.message),
    rulingList(report, one.rulings),
    steps('Only here', own(details, shared)),
    before && h('div', { class: 'brief' }, h('h5', null, 'What the engine did'), changesList(changes)),
    before && boardPicture(after ?? before, { label: 'After', side: 'after', changes, types }),
  )
}
