import { h } from '../../reports/html/client/dom.ts'
import type { Case } from '../../steps/suite/case.ts'
import { byId } from './play.ts'

const isSame = (one: Case, other: Case): boolean => one.line === other.line && one.feature.uri === other.feature.uri

/** The ruling of a case in words, and its scenarios to choose from; a case that is none of them was changed by hand. */
export function about(kase: Case, cases: readonly Case[], chosen: (kase: Case) => void): readonly HTMLElement[] {
  const [id] = kase.rulings
  const scenarios = cases.filter((one, index) => cases.findIndex(other => isSame(one, other)) === index)
  const isOwn = !scenarios.some(one => isSame(one, kase))
  const pick = (event: Event): void => {
    const next = scenarios[(event.target as HTMLSelectElement).selectedIndex - (isOwn ? 1 : 0)]
    if (next) chosen(next)
  }
  return [
    h('h2', null, id === undefined ? 'A scenario of your own' : h('span', { class: 'id' }, id)),
    h('p', null, byId().get(id ?? '')?.summary ?? kase.scenario),
    h(
      'select',
      { 'aria-label': 'Its scenarios', on: { change: pick } },
      isOwn && h('option', { selected: true }, `${kase.scenario} (changed here)`),
      scenarios.map(one => h('option', { selected: isSame(one, kase) }, one.scenario)),
    ),
  ]
}

/** The rulesets under which the suite plays the same scenario. */
export const rulesetsOf = (kase: Case, cases: readonly Case[]): readonly string[] =>
  cases.filter(one => isSame(one, kase)).map(one => one.ruleset)
