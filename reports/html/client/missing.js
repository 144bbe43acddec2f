import { fold, h, settled } from './dom.js'
import { matchingWithout } from './filter.js'
import { groupBy } from './rulings.js'
import { topicTitle } from './topics.js'
import { counted, metText } from './words.js'

/** Rulings without scenarios: those still open, and those that need none, with the reasons. */
export function missingPage(report) {
  const results = h('div', { class: 'results' })
  const search = h('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Ruling, words',
    'aria-label': 'Search rulings without scenarios',
  })
  const show = () =>
    results.replaceChildren(...sections(report, matchingWithout(report, { q: search.value }), search.value !== ''))
  search.addEventListener('input', settled(show, 120))
  show()
  return h(
    'div',
    { class: 'missing' },
    h('h1', { tabindex: '-1' }, 'Not covered'),
    h(
      'p',
      { class: 'lede' },
      'Rulings for which this report has no scenario. Open ones still wait for theirs; excluded ones are left out for the reason given.',
    ),
    h(
      'form',
      { class: 'filters', role: 'search', onsubmit: event => event.preventDefault() },
      h('label', { class: 'search' }, search),
    ),
    results,
  )
}

const kinds = [
  ['Open', ruling => ruling.met.startsWith('open')],
  ['Excluded', ruling => ruling.met.startsWith('excluded')],
  ['In no scenario of this run', ruling => !/^(open|excluded)/.test(ruling.met)],
]

function sections(report, rulings, isSearch) {
  const section = ([name, isOf]) => {
    const members = rulings.filter(isOf)
    const documents = [...groupBy(members, ruling => ruling.document)]
    return (
      members.length > 0 &&
      h(
        'section',
        null,
        h('h2', null, name, h('span', { class: 'size' }, members.length.toLocaleString('en'))),
        documents.map(([document, lines]) => documentFold(report, document, lines, isSearch || members.length < 40)),
      )
    )
  }
  const found = kinds.map(section).filter(Boolean)
  return found.length > 0 ? found : [h('p', { class: 'empty' }, 'None.')]
}

function documentFold(report, document, rulings, open) {
  const title = h(
    'span',
    null,
    report.documentTitle.get(document) ?? document,
    h('span', { class: 'quiet' }, ` ${counted(rulings.length, 'ruling')}`),
  )
  const topics = [...groupBy(rulings, ruling => ruling.topic)]
  return fold({ class: 'missing-document', open }, title, () =>
    h(
      'div',
      null,
      topics.map(([topic, members]) => topicList(report, topic, members)),
    ),
  )
}

function topicList(report, topic, rulings) {
  return h(
    'section',
    { class: 'topic' },
    h('h3', null, topicTitle(report, topic)),
    h('ul', { class: 'missing-rows' }, rulings.map(missingRow)),
  )
}

function missingRow(ruling) {
  const reason = ruling.reason ?? (ruling.met.includes(':') ? metText(ruling.met) : undefined)
  return h(
    'li',
    { id: ruling.id },
    h('p', null, ruling.summary),
    h(
      'p',
      { class: 'quiet' },
      h('a', { class: 'id', href: `#${encodeURI(ruling.id)}` }, ruling.id),
      ` · ${ruling.entry}, paragraph ${ruling.paragraph}`,
    ),
    reason && h('p', { class: 'reason' }, reason),
  )
}
