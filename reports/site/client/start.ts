import { type Child, h, link } from '../../html/client/dom.ts'
import { topicsInOrder, topicTitle } from '../../html/client/topics.ts'
import { lawName } from '../../law-name.ts'
import { counted } from '../../words.ts'
import { queryHref, quoted } from './address.ts'
import { engineCard } from './engine-card.ts'
import { type Found, findRulings } from './find.ts'
import { outcomeSign } from './outcome-sign.ts'
import type { Term } from './query.ts'
import { type MatrixRow, scoreMatrix } from './score-matrix.ts'
import type { Site } from './site-data.ts'

/** The first page: the engines, their scores by topic, document and ruleset, and where they differ. */
export function startPage(site: Site): HTMLElement {
  const { engines } = site
  const [first, ...others] = engines
  const isOne = first !== undefined && others.length === 0
  const name = isOne ? `How ${first.name} plays the rulings` : `How ${engines.length} engines play the rulings`
  return h(
    'div',
    { class: 'start' },
    h('p', { class: 'eyebrow' }, 'Conformance'),
    h('h1', { tabindex: '-1' }, name),
    h(
      'p',
      { class: 'lede' },
      'The official rulings of the Star Trek Customizable Card Game, each played as scenarios under the rulesets in which it stands.',
    ),
    notices(site),
    h(
      'section',
      { class: 'engines', 'aria-label': 'Engines' },
      engines.map(engine => engineCard(site, engine)),
    ),
    queryEntry(),
    lookFirst(site),
    scoreMatrix(site, 'By topic', topicRows(site)),
    scoreMatrix(site, 'By document', documentRows(site)),
    scoreMatrix(site, 'By ruleset', rulesetRows(site)),
    h('p', { class: 'quiet' }, h('a', { href: 'changes.xml' }, 'Changes of the suite'), ', as a feed.'),
  )
}

function notices({ engines }: Site): Child {
  const suites = new Set(engines.map(({ suite }) => suite.digest))
  return (
    suites.size > 1 &&
    h(
      'p',
      { class: 'notice' },
      h('strong', null, 'Different suites. '),
      `These reports are of ${suites.size} versions of the suite; a case that a report does not have is marked with a dash and counts for nothing.`,
    )
  )
}

function queryEntry(): HTMLElement {
  const input = h('input', {
    type: 'search',
    id: 'query',
    autocomplete: 'off',
    placeholder: 'Ruling, words, card title, or topic:stasis',
  })
  const go = (event: Event) => {
    event.preventDefault()
    location.hash = queryHref(input.value.trim())
  }
  return h(
    'form',
    { class: 'filters', role: 'search', on: { submit: go } },
    h('label', { class: 'search', for: 'query' }, h('span', { class: 'unseen' }, 'Find rulings'), input),
    h('button', { type: 'submit', class: 'more' }, 'Find rulings'),
  )
}

/** Rulings listed at once. */
const shown = 8

/** Where engines differ; with one engine, what it fails. */
function lookFirst(site: Site): HTMLElement {
  const isOne = site.engines.length === 1
  const term: Term = isOne
    ? { kind: 'outcome', name: 'trouble', engine: 'any', isNot: false }
    : { kind: 'is', value: 'divided', isNot: false }
  const found = [...findRulings(site, [term]).found].sort((a, b) => b.cases.length - a.cases.length)
  const href = queryHref(isOne ? 'trouble:any' : 'is:divided')
  return h(
    'section',
    { class: 'first-look' },
    h('h2', null, isOne ? 'Where to look first' : 'Where the engines differ most'),
    found.length === 0 &&
      h('p', null, isOne ? 'Nothing failed.' : 'They agree in every case that they have in common.'),
    h(
      'ol',
      { class: 'plain' },
      found.slice(0, shown).map(line => divided(site, line)),
    ),
    found.length > shown && h('p', null, h('a', { href }, `All ${counted(found.length, 'ruling')}`)),
  )
}

function divided(site: Site, { ruling, cases }: Found): HTMLElement {
  const signs = site.engines.map(engine =>
    h('span', { class: 'named-sign' }, h('span', { class: 'quiet' }, engine.name), outcomeSign(engine, cases)),
  )
  return h(
    'li',
    null,
    link(ruling.id, null, ruling.summary),
    h('span', { class: 'quiet' }, ruling.id),
    h('div', { class: 'signs' }, signs),
  )
}

function topicRows(site: Site): readonly MatrixRow[] {
  const { cases } = site
  const topics = topicsInOrder(
    site,
    cases.map(({ topic }) => topic),
  )
  return topics.map(topic => ({
    name: topicTitle(site, topic),
    query: `topic:${quoted(topic)}`,
    cases: cases.filter(one => one.topic === topic),
  }))
}

function documentRows(site: Site): readonly MatrixRow[] {
  const named = (document: string) =>
    site.cases.filter(one => one.rulings.some(id => site.rulingById.get(id)?.document === document))
  return site.law.documents.map(({ document, title }) => ({
    name: title,
    query: `document:${quoted(document)}`,
    cases: named(document),
  }))
}

function rulesetRows({ rulesets, rulesetTitles, cases }: Site): readonly MatrixRow[] {
  return rulesets.map(ruleset => ({
    name: lawName({ rulesetTitles }, ruleset),
    query: `ruleset:${quoted(ruleset)}`,
    cases: cases.filter(one => one.ruleset === ruleset),
  }))
}
