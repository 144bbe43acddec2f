import { casePanel } from './case.js'
import { comparison } from './compare.js'
import { fold, h } from './dom.js'
import { outcomeIcon } from './icons.js'
import { tabs } from './tabs.js'

/** One scenario with a tab for each ruleset, and one that compares them. `selected` is the case to be shown first. */
export function scenarioSection(report, cases, { open, selected }) {
  const [first] = cases
  const summary = h(
    'span',
    { class: 'scenario-head' },
    h('span', { class: 'scenario-name' }, first.outline ?? first.scenario),
    h(
      'span',
      { class: 'signs' },
      cases.map(one => outcomeIcon(one.outcome, `${one.ruleset}: ${report.words.outcomeWords[one.outcome]}`)),
    ),
  )
  return fold({ class: 'scenario', open }, summary, () => tabs(tabList(report, cases), startTab(cases, selected)))
}

/** Side by side first where the law or the outcome differs. */
function startTab(cases, selected) {
  const [first, ...others] = cases
  const differs = others.some(one => one.outcome !== first.outcome || String(one.rulings) !== String(first.rulings))
  return selected?.id ?? (differs ? 'compare' : first.id)
}

function tabList(report, cases) {
  const compare = { key: 'compare', label: ['Side by side'], build: () => comparison(report, cases) }
  const each = cases.map(one => ({
    key: one.id,
    label: tabLabel(report, cases, one),
    build: () => casePanel(report, one),
  }))
  return cases.length > 1 ? [compare, ...each] : each
}

function tabLabel(report, cases, one) {
  const isAlone = cases.filter(other => other.ruleset === one.ruleset).length === 1
  const name = report.rulesetTitles?.[one.ruleset] ?? one.ruleset
  return [
    outcomeIcon(one.outcome, report.words.outcomeWords[one.outcome]),
    h('span', null, isAlone ? name : `${name}: ${one.scenario}`),
  ]
}
