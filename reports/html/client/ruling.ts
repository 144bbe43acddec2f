import { groupBy } from '../../../catalogue/group.ts'
import { lawBeside } from '../../law-beside.ts'
import { lawName } from '../../law-name.ts'
import type { RulingLine } from '../../result.ts'
import { isTrouble, outcomeWords, wasPlayed } from '../../words.ts'
import { type Child, h, link } from './dom.ts'
import { type Filter, listHref, rulingHref } from './filter.ts'
import { outcomeIcon } from './icons.ts'
import { type LawView, lawSections } from './law-beside.ts'
import { matching } from './matching.ts'
import { type Case, type Report, scenarioKey } from './report.ts'
import { rulingFacts } from './ruling-facts.ts'
import { scenarioSection } from './scenario.ts'
import { metText } from './words.ts'

/** Scenarios that stand open when a ruling is opened; the others wait for a click. */
const openAtOnce = 3

/** What the address names besides the ruling. */
interface Named {
  readonly selected: Case | undefined
  /** The list that the reader comes from. */
  readonly filter: Filter
}

/** One ruling: what it says, where it stands, what touches it, how it is met, and its scenarios. */
export function rulingPage(report: Report, ruling: RulingLine, { selected, filter }: Named): HTMLElement {
  const cases = report.casesByRuling.get(ruling.id) ?? []
  const beside = lawBeside(lawOf(report), ruling, cases)
  const keys = gravestFirst([...groupBy(cases, scenarioKey)])
  const section = (key: string, index: number) => {
    const here = selected && scenarioKey(selected) === key ? selected : undefined
    const open = selected ? here !== undefined : index < openAtOnce
    return scenarioSection(report, report.casesByScenario.get(key) ?? [], { open, selected: here })
  }
  return h(
    'article',
    { class: 'ruling' },
    crumbs(report, ruling, filter),
    h('h1', { tabindex: '-1' }, ruling.summary),
    rulingFacts(report, ruling, beside),
    lawSections(viewOf(report), ruling.id, beside),
    h('h2', null, heading(keys.length)),
    cases.length === 0 && h('p', null, ruling.reason ?? metText(ruling.met)),
    keys.map(section),
    neighbours(report, ruling, filter),
  )
}

/** Scenarios by what a reader has to know first of them: what failed, what was played, and then the rest. */
function gravestFirst(scenarios: readonly (readonly [key: string, cases: readonly Case[]])[]): readonly string[] {
  const kinds = [isTrouble, wasPlayed, () => true]
  const rank = (own: readonly Case[]) => kinds.findIndex(kind => own.some(({ outcome }) => kind(outcome)))
  return [...scenarios].sort(([, a], [, b]) => rank(a) - rank(b)).map(([key]) => key)
}

/** The law of the report; older reports say nothing of it. */
function lawOf({ law, customs = [] }: Report): Parameters<typeof lawBeside>[0] {
  return { rulesets: [], questions: [], contradictions: [], ...law, customs }
}

function viewOf(report: Report): LawView<Case> {
  return {
    ...report,
    caseLink: ({ id, ruleset, outcome }) =>
      link(id, { class: 'case-link' }, outcomeIcon(outcome, outcomeWords[outcome]), lawName(report, ruleset)),
    customHref: custom => listHref({ custom }),
  }
}

function heading(count: number): string {
  if (count === 0) return 'No scenario'
  return count === 1 ? 'Its scenario' : `Its ${count} scenarios`
}

function crumbs(report: Report, ruling: RulingLine, filter: Filter): HTMLElement {
  const title = report.documentTitle.get(ruling.document) ?? ruling.document
  return h(
    'nav',
    { class: 'crumbs', 'aria-label': 'Where you are' },
    h('a', { href: listHref(filter) }, isNarrow(filter) ? 'Rulings of your list' : 'Rulings'),
    h('a', { href: listHref({ document: ruling.document }) }, title),
    h('a', { href: listHref({ document: ruling.document, q: ruling.entry }) }, ruling.entry),
  )
}

/** The rulings before and after it in the list that the reader comes from. */
function neighbours(report: Report, ruling: RulingLine, filter: Filter): Child {
  const listed = matching(report, filter).found.map(line => line.ruling)
  const at = listed.indexOf(ruling)
  if (at < 0) return false
  const way = (other: RulingLine | undefined, name: string, label: string) =>
    other &&
    h(
      'a',
      { href: rulingHref(other.id, filter), class: `neighbour ${name}` },
      h('span', { class: 'quiet' }, label),
      other.summary,
    )
  return h(
    'nav',
    { class: 'neighbours', 'aria-label': 'Neighbouring rulings' },
    isNarrow(filter) &&
      h(
        'p',
        { class: 'quiet' },
        `${(at + 1).toLocaleString('en')} of ${listed.length.toLocaleString('en')} in `,
        h('a', { href: listHref(filter) }, 'your list'),
      ),
    way(listed[at - 1], 'previous', 'Previous ruling'),
    way(listed[at + 1], 'next', 'Next ruling'),
  )
}

function isNarrow(filter: Filter): boolean {
  return Object.values(filter).some(Boolean)
}
