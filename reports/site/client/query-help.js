import { h } from '../../html/client/dom.js'
import { capital } from '../../html/client/words.js'
import { queryHref, quoted } from './address.js'

const outcomeWords = ['passed', 'failed', 'unproven', 'error', 'unsupported', 'disputed', 'not-applicable', 'missing']

/** Menus that put a term into the query; a term of the same word gives way. */
export function addMenus(site, words, read, write) {
  const add = (name, value) => {
    const others = read()
      .replace(new RegExp(`(^|\\s)-?${name}:("[^"]*"?|\\S*)`, 'giu'), '$1')
      .trim()
    write(`${others} ${name}:${quoted(value)}`.trim())
  }
  const { topic, ruleset, document, is } = words.fields
  return [
    outcomeMenu(site, add),
    menu('ruleset', ruleset.options, add),
    menu('document', document.options, add),
    menu('topic', topic.options, add),
    menu('is', is.options, add, 'kind'),
  ]
}

function menu(name, options, add, title = name) {
  const option = ({ key, label }) => h('option', { value: key }, label || capital(key.replaceAll('-', ' ')))
  return chooser(title, options.map(option), value => add(name, value))
}

function outcomeMenu({ engines }, add) {
  const group = ({ key, name }) =>
    h(
      'optgroup',
      { label: name },
      outcomeWords.map(word => h('option', { value: `${word}:${key}` }, `${capital(word)} by ${name}`)),
    )
  return chooser('outcome', engines.map(group), value => add(...value.split(':')))
}

function chooser(title, options, take) {
  const select = h(
    'select',
    { 'aria-label': `Add to the query: ${title}` },
    h('option', { value: '' }, `+ ${capital(title)}`),
    options,
  )
  select.addEventListener('change', () => {
    const { value } = select
    select.value = ''
    if (value) take(value)
  })
  return select
}

/** How a query is written, with examples that can be followed. */
export function queryHelp(site, write) {
  const [first] = [...site.engines.filter(({ outcomes }) => outcomes.includes('fail')), ...site.engines]
  const second = site.engines.find(engine => engine !== first) ?? first
  const examples = [
    ['beam "Away Team"', 'words, or several in quotes, of the ruling, its cards, scenarios and messages'],
    [
      `failed:${first.key}`,
      'cases that this engine fails; also passed: unproven: error: unsupported: not-applicable: disputed: missing: and trouble: for all that is to be looked into. any and all stand for engines',
    ],
    [`failed:${first.key} passed:${second.key}`, 'every term must hold, for one and the same case'],
    ['topic:stopped -is:divided', 'a hyphen, or “not ”, turns a term round'],
    [
      'is:questioned',
      'also is:covered is:uncovered is:divided is:amended; and question: with the id of an open question, or any',
    ],
    ['met:open', 'how the project meets it; also ruleset: document: topic: ruling: with the beginning of an id'],
  ]
  const line = ([query, text]) =>
    h(
      'div',
      null,
      h(
        'dt',
        null,
        h('a', { href: queryHref(query), click: event => follow(event, () => write(query)) }, h('code', null, query)),
      ),
      h('dd', null, text),
    )
  return h(
    'details',
    { class: 'query-help', id: 'query-help' },
    h('summary', null, 'How a query is written'),
    h('dl', null, examples.map(line)),
  )
}

function follow(event, action) {
  event.preventDefault()
  action()
}
