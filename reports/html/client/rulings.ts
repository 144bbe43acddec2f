import { groupBy } from '../../group.ts'
import { counted, outcomeWords } from '../../words.ts'
import { outcomeBar } from './bars.ts'
import { h, link } from './dom.ts'
import { type Filter, listHref, type Match, matching } from './filter.ts'
import { filterForm } from './filter-form.ts'
import { outcomeIcon } from './icons.ts'
import { countOutcomes, worst } from './outcomes.ts'
import type { Case, Report } from './report.ts'
import { topicTitle } from './topics.ts'

/** Rows drawn at once; the rest follows on demand. */
const rowsAtOnce = 300

/** The rulings with scenarios: documents, topics, rulings. `go` changes the address without leaving the page. */
export function rulingsPage(report: Report, filter: Filter, go: (href: string) => void): HTMLElement {
  const results = h('div', { class: 'results' })
  const status = h('p', { class: 'status', role: 'status' })
  const form = filterForm(report, filter, next => {
    go(listHref(next))
    show(next)
  })
  const show = (current: Filter) => {
    const found = matching(report, current)
    const cases = new Set(found.flatMap(line => line.cases)).size
    status.textContent = `${counted(found.length, 'ruling')}, ${counted(cases, 'case')}`
    results.replaceChildren(...resultSections(report, found, rowsAtOnce))
  }
  show(filter)
  return h('div', { class: 'rulings' }, h('h1', { tabindex: '-1' }, 'Rulings'), form, status, results)
}

function resultSections(report: Report, found: readonly Match[], limit: number): readonly HTMLElement[] {
  if (found.length === 0)
    return [
      h(
        'p',
        { class: 'empty' },
        'No ruling with scenarios fits. Rulings that have none yet are listed under “Not covered”.',
      ),
    ]
  const shown = found.slice(0, limit)
  const sections = [...groupBy(shown, line => line.ruling.document)].map(([document, lines]) =>
    documentSection(report, document, lines, found),
  )
  if (shown.length === found.length) return sections
  const more = h(
    'button',
    {
      type: 'button',
      class: 'more',
      on: {
        click: () => more.parentElement?.replaceChildren(...resultSections(report, found, Number.POSITIVE_INFINITY)),
      },
    },
    `Show the other ${counted(found.length - limit, 'ruling')}`,
  )
  return [...sections, more]
}

function documentSection(
  report: Report,
  document: string,
  lines: readonly Match[],
  found: readonly Match[],
): HTMLElement {
  const cases = [...new Set(found.filter(line => line.ruling.document === document).flatMap(line => line.cases))]
  const topics = [...groupBy(lines, line => line.ruling.topic)]
  return h(
    'section',
    { class: 'document' },
    h(
      'div',
      { class: 'document-head' },
      h('h2', null, report.documentTitle.get(document) ?? document),
      outcomeBar(countOutcomes(cases)),
    ),
    topics.map(([topic, members]) =>
      h(
        'section',
        { class: 'topic' },
        h('h3', null, topicTitle(report, topic)),
        h(
          'ul',
          { class: 'ruling-rows' },
          members.map(line => rulingRow(report, line)),
        ),
      ),
    ),
  )
}

function rulingRow(report: Report, { ruling, cases }: Match): HTMLElement {
  const where = `${ruling.entry}, paragraph ${ruling.paragraph}`
  return h(
    'li',
    { class: 'ruling-row' },
    h(
      'div',
      { class: 'ruling-text' },
      link(ruling.id, { class: 'summary' }, ruling.summary),
      h('span', { class: 'quiet' }, h('span', { class: 'id' }, ruling.id), ` · ${where}`),
    ),
    h(
      'div',
      { class: 'signs' },
      report.rulesets.map(ruleset =>
        sign(
          ruleset,
          cases.filter(one => one.ruleset === ruleset),
        ),
      ),
    ),
  )
}

/** The gravest outcome of a ruling under one ruleset; a gap where it has no case. */
function sign(ruleset: string, cases: readonly Case[]): HTMLElement {
  const outcome = worst(cases)
  if (!outcome) return h('span', { class: 'sign none' })
  return h(
    'span',
    { class: `sign tone-${outcome}`, title: `${ruleset}: ${outcomeWords[outcome]}` },
    outcomeIcon(outcome, outcomeWords[outcome]),
    h('span', null, ruleset),
  )
}
