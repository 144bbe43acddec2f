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
  return list.length > 0 && h('div', { class: 'brief' }, h('h5', null, label), stepList(list, false))
}

function column(report, { one, details }, shared) {
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
    details.before && deeds(report, details),
  )
}

function deeds(report, { before, after, transcript }) {
  const head = h('h5', null, 'What the engine did')
  if (!after) return h('div', { class: 'brief' }, head, h('p', { class: 'unchanged' }, noBoardText))
  const changes = changesBetween(before, after)
  const types = cardTypes(report, transcript)
  return [
    h('div', { class: 'brief' }, head, changesList(changes)),
    boardPicture(after, { label: 'After', side: 'after', changes, types }),
  ]
}
