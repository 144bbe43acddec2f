import { groupBy } from '../../../catalogue/group.ts'
import { lawName } from '../../law-name.ts'
import { counted, outcomeWords } from '../../words.ts'
import { outcomeBar } from './bars.ts'
import { h } from './dom.ts'
import { type Filter, listHref, rulingHref } from './filter.ts'
import { filterForm } from './filter-form.ts'
import { outcomeIcon } from './icons.ts'
import { type Match, matching } from './matching.ts'
import { countOutcomes, worst } from './outcomes.ts'
import { keepNote, noted } from './place.ts'
import type { Case, Report } from './report.ts'
import { topicTitle } from './topics.ts'

/** Rows drawn at once; the rest follows on demand. */
const rowsAtOnce = 300

/** Says that the whole list was asked for. */
const whole = 'whole list'

/** What is listed, and how. */
interface Listed {
  readonly report: Report
  readonly filter: Filter
  readonly found: readonly Match[]
}

/** The rulings with scenarios: documents, topics, rulings; of a search, the best first. `go` changes the address without leaving the page. */
export function rulingsPage(report: Report, filter: Filter, go: (href: string) => void): HTMLElement {
  const results = h('div', { class: 'results' })
  const status = h('p', { class: 'status', role: 'status' })
  const form = filterForm(report, filter, next => {
    go(listHref(next))
    show(next, rowsAtOnce)
  })
  const show = (current: Filter, limit: number) => {
    const { found, remarks } = matching(report, current)
    const cases = new Set(found.flatMap(line => line.cases)).size
    status.textContent = [`${counted(found.length, 'ruling')}, ${counted(cases, 'case')}.`, ...remarks].join(' ')
    results.replaceChildren(...resultSections({ report, filter: current, found }, limit))
  }
  show(filter, noted(whole) ? Number.POSITIVE_INFINITY : rowsAtOnce)
  return h('div', { class: 'rulings' }, h('h1', { tabindex: '-1' }, 'Rulings'), form, status, results)
}

function resultSections(listed: Listed, limit: number): readonly HTMLElement[] {
  const { filter, found } = listed
  if (found.length === 0)
    return [
      h(
        'p',
        { class: 'empty' },
        'No ruling with scenarios fits. Rulings that have none yet are listed under “Not covered”.',
      ),
    ]
  const shown = found.slice(0, limit)
  const sections = filter.q.trim()
    ? [rows(listed, shown)]
    : [...groupBy(shown, line => line.ruling.document)].map(([document, lines]) =>
        documentSection(listed, document, lines),
      )
  if (shown.length === found.length) return sections
  const showAll = () => {
    keepNote(whole)
    more.parentElement?.replaceChildren(...resultSections(listed, Number.POSITIVE_INFINITY))
  }
  const more = h(
    'button',
    { type: 'button', class: 'more', on: { click: showAll } },
    `Show the other ${counted(found.length - limit, 'ruling')}`,
  )
  return [...sections, more]
}

function documentSection(listed: Listed, document: string, lines: readonly Match[]): HTMLElement {
  const { report, found } = listed
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
      h('section', { class: 'topic' }, h('h3', null, topicTitle(report, topic)), rows(listed, members)),
    ),
  )
}

function rows(listed: Listed, lines: readonly Match[]): HTMLElement {
  return h(
    'ul',
    { class: 'ruling-rows' },
    lines.map(line => rulingRow(listed, line)),
  )
}

function rulingRow({ report, filter }: Listed, { ruling, cases }: Match): HTMLElement {
  const document = filter.q.trim() ? ` · ${report.documentTitle.get(ruling.document) ?? ruling.document}` : ''
  const where = `${ruling.entry}, paragraph ${ruling.paragraph}${document}`
  return h(
    'li',
    { class: 'ruling-row' },
    h(
      'div',
      { class: 'ruling-text' },
      h('a', { href: rulingHref(ruling.id, filter), class: 'summary' }, ruling.summary),
      h('span', { class: 'quiet' }, h('span', { class: 'id' }, ruling.id), ` · ${where}`),
    ),
    h(
      'div',
      { class: 'signs' },
      report.rulesets.map(ruleset =>
        sign(
          lawName(report, ruleset),
          cases.filter(one => one.ruleset === ruleset),
        ),
      ),
    ),
  )
}

/** The gravest outcome of a ruling under one ruleset; a gap where it has no case. */
function sign(law: string, cases: readonly Case[]): HTMLElement {
  const outcome = worst(cases)
  if (!outcome) return h('span', { class: 'sign none' })
  return h(
    'span',
    { class: `sign tone-${outcome}`, title: `${law}: ${outcomeWords[outcome]}` },
    outcomeIcon(outcome, outcomeWords[outcome]),
    h('span', null, law),
  )
}
