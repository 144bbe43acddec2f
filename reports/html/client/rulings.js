import { outcomeBar } from './bars.js'
import { countOutcomes, worst } from './data.js'
import { h, link, settled } from './dom.js'
import { listHref, matching } from './filter.js'
import { outcomeIcon } from './icons.js'
import { topicTitle } from './topics.js'
import { capital, counted } from './words.js'

/** Rows drawn at once; the rest follows on demand. */
const rowsAtOnce = 300

/** The rulings with scenarios: documents, topics, rulings. `go` changes the address without leaving the page. */
export function rulingsPage(report, filter, go) {
  const results = h('div', { class: 'results' })
  const status = h('p', { class: 'status', role: 'status' })
  const form = filterForm(report, filter, next => {
    go(listHref(next))
    show(next)
  })
  const show = current => {
    const found = matching(report, current)
    const cases = new Set(found.flatMap(line => line.cases)).size
    status.textContent = `${counted(found.length, 'ruling')}, ${counted(cases, 'case')}`
    results.replaceChildren(...resultSections(report, found, rowsAtOnce))
  }
  show(filter)
  return h('div', { class: 'rulings' }, h('h1', { tabindex: '-1' }, 'Rulings'), form, status, results)
}

function filterForm(report, filter, onChange) {
  const words = report.words.outcomeWords
  const outcomes = [['', 'any outcome'], ['trouble', 'to look into'], ...Object.entries(words)]
  const rulesets = [['', 'any ruleset'], ...report.rulesets.map(id => [id, report.rulesetTitles?.[id] ?? id])]
  const documents = [['', 'any document'], ...report.documents.map(({ document, title }) => [document, title])]
  const topics = [['', 'any topic'], ...report.topics.map(({ topic }) => [topic, topicTitle(report, topic)])]
  const form = h(
    'form',
    { class: 'filters', role: 'search', onsubmit: event => event.preventDefault() },
    h(
      'label',
      { class: 'search' },
      h('span', { class: 'unseen' }, 'Search'),
      h('input', {
        type: 'search',
        name: 'q',
        id: 'search',
        value: filter.q,
        placeholder: 'Ruling, words, card title',
        autocomplete: 'off',
      }),
    ),
    choice('outcome', 'Outcome', outcomes, filter.outcome),
    choice('ruleset', 'Ruleset', rulesets, filter.ruleset),
    choice('document', 'Document', documents, filter.document),
    choice('topic', 'Topic', topics, filter.topic),
    h('button', { type: 'reset', class: 'quiet-button' }, 'Clear'),
  )
  const read = () => onChange(Object.fromEntries(new FormData(form)))
  form.addEventListener('input', settled(read, 120))
  form.addEventListener('reset', event => clear(event, form, read))
  return form
}

/** Empties the fields: a plain reset would bring back what the address said. */
function clear(event, form, read) {
  event.preventDefault()
  for (const field of form.querySelectorAll('input, select')) field.value = ''
  read()
}

function choice(name, label, options, value) {
  const option = ([key, text]) => h('option', { value: key, selected: key === value }, capital(text))
  return h('label', null, h('span', { class: 'unseen' }, label), h('select', { name }, options.map(option)))
}

function resultSections(report, found, limit) {
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
      onclick: () => more.parentNode.replaceChildren(...resultSections(report, found, Number.POSITIVE_INFINITY)),
    },
    `Show the other ${counted(found.length - limit, 'ruling')}`,
  )
  return [...sections, more]
}

function documentSection(report, document, lines, found) {
  const cases = [...new Set(found.filter(line => line.ruling.document === document).flatMap(line => line.cases))]
  const topics = [...groupBy(lines, line => line.ruling.topic)]
  return h(
    'section',
    { class: 'document' },
    h(
      'div',
      { class: 'document-head' },
      h('h2', null, report.documentTitle.get(document) ?? document),
      outcomeBar(report, countOutcomes(report, cases)),
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

function rulingRow(report, { ruling, cases }) {
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
          report,
          ruleset,
          cases.filter(one => one.ruleset === ruleset),
        ),
      ),
    ),
  )
}

/** The gravest outcome of a ruling under one ruleset; a gap where it has no case. */
function sign(report, ruleset, cases) {
  if (cases.length === 0) return h('span', { class: 'sign none' })
  const outcome = worst(cases)
  return h(
    'span',
    { class: `sign tone-${outcome}`, title: `${ruleset}: ${report.words.outcomeWords[outcome]}` },
    outcomeIcon(outcome, report.words.outcomeWords[outcome]),
    h('span', null, ruleset),
  )
}

/** Members by key, keys in the order of first appearance. */
export function groupBy(members, key) {
  const groups = new Map()
  for (const member of members) {
    const group = groups.get(key(member))
    if (group) group.push(member)
    else groups.set(key(member), [member])
  }
  return groups
}
