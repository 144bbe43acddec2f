import { type Child, h } from '../../html/client/dom.ts'
import { capital } from '../../html/client/words.ts'
import { queryHref, quoted } from './address.ts'
import type { OutcomeWord } from './query.ts'
import type { Field, FieldWord, QueryWords } from './query-words.ts'
import type { Site } from './site-data.ts'

const outcomeWords: readonly OutcomeWord[] = [
  'passed',
  'failed',
  'unproven',
  'partly-checked',
  'error',
  'unsupported',
  'disputed',
  'not-applicable',
  'missing',
]

type Add = (name: string, value: string) => void

/** Menus that put a term into the query; a term of the same word gives way. */
export function addMenus(
  site: Site,
  words: QueryWords,
  read: () => string,
  write: (query: string) => void,
): readonly HTMLElement[] {
  const add: Add = (name, value) => {
    const others = read()
      .replace(new RegExp(`(^|\\s)-?${name}:("[^"]*"?|\\S*)`, 'giu'), '$1')
      .trim()
    write(`${others} ${name}:${quoted(value)}`.trim())
  }
  const { topic, ruleset, document, is } = words.fields
  return [
    outcomeMenu(site, add),
    menu('ruleset', ruleset, add),
    menu('document', document, add),
    menu('topic', topic, add),
    menu('is', is, add, 'kind'),
  ]
}

function menu(name: FieldWord, { options = [] }: Field, add: Add, title: string = name): HTMLElement {
  const items = options.map(({ key, label }) => h('option', { value: key }, label || capital(key.replaceAll('-', ' '))))
  return chooser(title, items, value => add(name, value))
}

function outcomeMenu({ engines }: Site, add: Add): HTMLElement {
  const groups = engines.map(({ key, name }) =>
    h(
      'optgroup',
      { label: name },
      outcomeWords.map(word => h('option', { value: `${word}:${key}` }, `${capital(word)} by ${name}`)),
    ),
  )
  return chooser('outcome', groups, value => {
    const [word = '', key = ''] = value.split(':')
    add(word, key)
  })
}

function chooser(title: string, options: Child, take: (value: string) => void): HTMLElement {
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
export function queryHelp(site: Site, write: (query: string) => void): HTMLElement {
  const line = ([query, text]: Example) => {
    const click = (event: Event) => {
      event.preventDefault()
      write(query)
    }
    const example = h('a', { href: queryHref(query), on: { click } }, h('code', null, query))
    return h('div', null, h('dt', null, example), h('dd', null, text))
  }
  return h(
    'details',
    { class: 'query-help', id: 'query-help' },
    h('summary', null, 'How a query is written'),
    h('dl', null, examplesFor(site).map(line)),
  )
}

type Example = readonly [query: string, text: string]

/** Examples of what can be asked here: of an engine that fails something, and of another one. */
function examplesFor({ engines }: Site): readonly Example[] {
  const [first] = [...engines.filter(({ outcomes }) => outcomes.includes('fail')), ...engines].map(({ key }) => key)
  const second = engines.find(({ key }) => key !== first)?.key ?? first
  return [
    ['beam "Away Team"', 'words, or several in quotes, of the ruling, its cards, scenarios and messages'],
    [
      `failed:${first}`,
      'cases that this engine fails; also passed: unproven: partly-checked: error: unsupported: not-applicable: disputed: missing: and trouble: for all that is to be looked into. any and all stand for engines',
    ],
    [`failed:${first} passed:${second}`, 'every term must hold, for one and the same case'],
    ['topic:stopped -is:divided', 'a hyphen, or “not ”, turns a term round'],
    [
      'is:questioned',
      'also is:covered is:uncovered is:divided is:amended; and question: with the id of an open question, custom: with that of a custom, or any',
    ],
    ['met:open', 'how the project meets it; also ruleset: document: topic: ruling: with the beginning of an id'],
  ]
}
