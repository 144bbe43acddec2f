import { lawName } from '../../law-name.ts'
import { outcomeWords } from '../../words.ts'
import { casePanel } from './case.ts'
import { comparison } from './compare.ts'
import { type Child, h } from './dom.ts'
import { fold } from './fold.ts'
import { outcomeIcon } from './icons.ts'
import type { Case, Report } from './report.ts'
import { scenarioName } from './scenario-name.ts'
import { type Tab, tabs } from './tabs.ts'

interface Shown {
  readonly open: boolean
  /** The case to be shown first. */
  readonly selected: Case | undefined
}

/** One scenario with a tab for each ruleset, and one that compares them. */
export function scenarioSection(report: Report, cases: readonly Case[], { open, selected }: Shown): HTMLElement {
  const summary = h(
    'span',
    { class: 'scenario-head' },
    h('span', { class: 'scenario-name' }, scenarioName(cases)),
    h(
      'span',
      { class: 'signs' },
      cases.map(one => outcomeIcon(one.outcome, `${lawName(report, one.ruleset)}: ${outcomeWords[one.outcome]}`)),
    ),
  )
  return fold({ class: 'scenario', open }, summary, () => tabs(tabList(report, cases), startTab(cases, selected)))
}

/** Side by side first where the law or the outcome differs. */
function startTab(cases: readonly Case[], selected: Case | undefined): string | undefined {
  const [first, ...others] = cases
  const differs = others.some(one => one.outcome !== first?.outcome || String(one.rulings) !== String(first.rulings))
  return selected?.id ?? (differs ? 'compare' : first?.id)
}

function tabList(report: Report, cases: readonly Case[]): readonly Tab[] {
  const compare: Tab = { key: 'compare', label: ['Side by side'], build: () => comparison(report, cases) }
  const each = cases.map(one => ({
    key: one.id,
    label: tabLabel(report, cases, one),
    build: () => casePanel(report, one),
  }))
  return cases.length > 1 ? [compare, ...each] : each
}

function tabLabel(report: Report, cases: readonly Case[], one: Case): Child {
  const isAlone = cases.filter(other => other.ruleset === one.ruleset).length === 1
  const name = lawName(report, one.ruleset)
  return [
    outcomeIcon(one.outcome, outcomeWords[one.outcome]),
    h('span', null, isAlone ? name : `${name}: ${one.scenario}`),
  ]
}
