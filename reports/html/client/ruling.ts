import type { RulingLine } from '../../result.ts'
import { type Child, h, link } from './dom.ts'
import { listHref } from './filter.ts'
import { type Case, type Report, scenarioKey } from './report.ts'
import { scenarioSection } from './scenario.ts'
import { topicTitle } from './topics.ts'
import { metText } from './words.ts'

/** Scenarios that stand open when a ruling is opened; the others wait for a click. */
const openAtOnce = 3

/** One ruling: what it says, where it stands, how it is met, and its scenarios. `selected` is the case of the address. */
export function rulingPage(report: Report, ruling: RulingLine, selected: Case | undefined): HTMLElement {
  const cases = report.casesByRuling.get(ruling.id) ?? []
  const keys = [...new Set(cases.map(scenarioKey))]
  const section = (key: string, index: number) => {
    const here = selected && scenarioKey(selected) === key ? selected : undefined
    const open = selected ? here !== undefined : index < openAtOnce
    return scenarioSection(report, report.casesByScenario.get(key) ?? [], { open, selected: here })
  }
  return h(
    'article',
    { class: 'ruling' },
    crumbs(report, ruling),
    h('h1', { tabindex: '-1' }, ruling.summary),
    facts(report, ruling),
    h('h2', null, heading(keys.length)),
    cases.length === 0 && h('p', null, ruling.reason ?? metText(ruling.met)),
    keys.map(section),
    neighbours(report, ruling),
  )
}

function heading(count: number): string {
  if (count === 0) return 'No scenario'
  return count === 1 ? 'Its scenario' : `Its ${count} scenarios`
}

function crumbs(report: Report, ruling: RulingLine): HTMLElement {
  const title = report.documentTitle.get(ruling.document) ?? ruling.document
  return h(
    'nav',
    { class: 'crumbs', 'aria-label': 'Where you are' },
    h('a', { href: listHref({}) }, 'Rulings'),
    h('a', { href: listHref({ document: ruling.document }) }, title),
    h('a', { href: listHref({ document: ruling.document, q: ruling.entry }) }, ruling.entry),
  )
}

function facts(report: Report, ruling: RulingLine): HTMLElement {
  const lines: readonly (readonly [term: string, text: Child])[] = [
    ['Ruling', link(ruling.id, { class: 'id' }, ruling.id)],
    ['Document', report.documentTitle.get(ruling.document) ?? ruling.document],
    ['Entry', `${ruling.entry}, paragraph ${ruling.paragraph}`],
    ['Topic', topicTitle(report, ruling.topic)],
    [
      'How it is met',
      ruling.reason && !ruling.met.includes(ruling.reason)
        ? `${metText(ruling.met)} ${ruling.reason}`
        : metText(ruling.met),
    ],
  ]
  return h(
    'dl',
    { class: 'facts' },
    lines.map(([term, text]) => h('div', null, h('dt', null, term), h('dd', null, text))),
  )
}

/** The rulings before and after it that have scenarios too. */
function neighbours(report: Report, ruling: RulingLine): Child {
  const covered = report.rulings.filter(other => report.casesByRuling.has(other.id))
  const at = covered.indexOf(ruling)
  if (at < 0) return false
  const way = (other: RulingLine | undefined, name: string, label: string) =>
    other && link(other.id, { class: `neighbour ${name}` }, h('span', { class: 'quiet' }, label), other.summary)
  return h(
    'nav',
    { class: 'neighbours', 'aria-label': 'Neighbouring rulings' },
    way(covered[at - 1], 'previous', 'Previous ruling'),
    way(covered[at + 1], 'next', 'Next ruling'),
  )
}
