import { h } from '../../reports/html/client/dom.ts'
import type { Case } from '../../steps/suite/case.ts'
import { byId } from './play.ts'

const isSame = (one: Case, other: Case): boolean => one.line === other.line && one.feature.uri === other.feature.uri

/** The ruling of a case in words, and its other scenarios to choose from. */
export function about(kase: Case, cases: readonly Case[], chosen: (kase: Case) => void): readonly HTMLElement[] {
  const [id = ''] = kase.rulings
  const scenarios = cases.filter((one, index) => cases.findIndex(other => isSame(one, other)) === index)
  const pick = (event: Event): void => {
    const next = scenarios[(event.target as HTMLSelectElement).selectedIndex]
    if (next) chosen(next)
  }
  return [
    h('h2', null, h('span', { class: 'id' }, id)),
    h('p', null, byId().get(id)?.summary ?? ''),
    h(
      'select',
      { 'aria-label': 'Its scenarios', on: { change: pick } },
      scenarios.map(one => h('option', { selected: isSame(one, kase) }, one.scenario)),
    ),
  ]
}

/** The rulesets under which the suite plays the same scenario. */
export const rulesetsOf = (kase: Case, cases: readonly Case[]): readonly string[] =>
  cases.filter(one => isSame(one, kase)).map(one => one.ruleset)
