import { scoreOf } from '../../html/client/data.js'
import { h, link } from '../../html/client/dom.js'
import { topicsInOrder, topicTitle } from '../../html/client/topics.js'
import { capital, counted, percentText } from '../../html/client/words.js'
import { queryHref, quoted } from './address.js'
import { findRulings } from './find.js'
import { countsOf, outcomeSign } from './outcome-counts.js'
import { scoreMatrix } from './score-matrix.js'

/** The first page: the engines, their scores by topic, document and ruleset, and where they differ. */
export function startPage(site) {
  const { engines } = site
  const name =
    engines.length === 1 ? `How ${engines[0].name} plays the rulings` : `How ${engines.length} engines play the rulings`
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
  )
}

function notices({ engines }) {
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

function engineCard(site, engine) {
  const counts = countsOf(site, engine, site.cases)
  const { passed, scored, percent } = scoreOf(counts)
  const selection = Object.entries(engine.selection).map(([name, value]) => `${name} = ${value}`)
  return h(
    'article',
    { class: 'engine' },
    h('h2', null, engine.name, ' ', h('span', { class: 'version' }, engine.version)),
    h('p', { class: 'engine-score' }, percentText(percent)),
    h('p', null, `${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed`),
    outcomes(site, engine, counts),
    causes(engine),
    engine.plays && h('p', { class: 'quiet' }, `It says that it plays ${engine.plays}.`),
    !engine.complete &&
      h('p', { class: 'notice' }, h('strong', null, 'Incomplete. '), 'The run was cut short and cases are missing.'),
    selection.length > 0 && h('p', { class: 'notice' }, `Only a part of the suite was run: ${selection.join(', ')}.`),
    h(
      'p',
      { class: 'quiet' },
      `Suite ${engine.suite.version}, digest `,
      h('code', null, engine.suite.digest.slice(0, 12)),
      '. In the query: ',
      h('code', null, engine.key),
    ),
  )
}

/** What explains most of the failures, as far as the report says. */
function causes({ causes: lines }) {
  if (lines.length === 0) return false
  const item = ({ says, rulings: [first], carries }) =>
    h('li', null, first ? link(first, null, says) : says, h('span', { class: 'quiet' }, ` ${capital(carries)}.`))
  return [h('h3', null, 'What explains most of its failures'), h('ul', { class: 'plain causes' }, lines.map(item))]
}

/** Links to the cases of each outcome but the passed ones. */
function outcomes(site, engine, counts) {
  const words = {
    fail: 'failed',
    unproven: 'unproven',
    unsupported: 'unsupported',
    'not-applicable': 'not-applicable',
    disputed: 'disputed',
  }
  const errors = counts['engine-error'] + counts.timeout + counts.crash
  const lines = [
    ...Object.entries(words).map(([outcome, word]) => [word, counts[outcome], site.words.outcomeWords[outcome]]),
    ['error', errors, 'errors'],
  ]
  return h(
    'ul',
    { class: 'engine-outcomes' },
    lines
      .filter(([, count]) => count > 0)
      .map(([word, count, text]) =>
        h('li', null, h('a', { href: queryHref(`${word}:${engine.key}`) }, `${count.toLocaleString('en')} ${text}`)),
      ),
  )
}

function queryEntry() {
  const input = h('input', {
    type: 'search',
    id: 'query',
    autocomplete: 'off',
    placeholder: 'Ruling, words, card title, or topic:stasis',
  })
  const go = event => {
    event.preventDefault()
    location.hash = queryHref(input.value.trim())
  }
  return h(
    'form',
    { class: 'filters', role: 'search', submit: go },
    h('label', { class: 'search', for: 'query' }, h('span', { class: 'unseen' }, 'Find rulings'), input),
    h('button', { type: 'submit', class: 'more' }, 'Find rulings'),
  )
}

/** Rulings listed at once. */
const shown = 8

/** Where engines differ; with one engine, what it fails. */
function lookFirst(site) {
  const isOne = site.engines.length === 1
  const term = isOne
    ? { kind: 'outcome', name: 'trouble', engine: 'any', isNot: false }
    : { kind: 'is', value: 'divided', isNot: false }
  const found = findRulings(site, [term]).sort((a, b) => b.cases.length - a.cases.length)
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

function divided(site, { ruling, cases }) {
  const signs = site.engines.map(engine =>
    h('span', { class: 'named-sign' }, h('span', { class: 'quiet' }, engine.name), outcomeSign(site, engine, cases)),
  )
  return h(
    'li',
    null,
    link(ruling.id, null, ruling.summary),
    h('span', { class: 'quiet' }, ruling.id),
    h('div', { class: 'signs' }, signs),
  )
}

function topicRows(site) {
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

function documentRows(site) {
  const named = document =>
    site.cases.filter(one => one.rulings.some(id => site.rulingById.get(id)?.document === document))
  return site.law.documents.map(({ document, title }) => ({
    name: title,
    query: `document:${quoted(document)}`,
    cases: named(document),
  }))
}

function rulesetRows({ rulesets, rulesetTitles, cases }) {
  return rulesets.map(ruleset => ({
    name: rulesetTitles[ruleset] ?? ruleset,
    query: `ruleset:${quoted(ruleset)}`,
    cases: cases.filter(one => one.ruleset === ruleset),
  }))
}
