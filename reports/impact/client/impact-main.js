import { h } from '../../html/client/dom.js'
import { themeButton } from '../../html/client/theme.js'
import { comparisonFold } from './comparison.js'
import { changesSection, rulingItem } from './impact-changes.js'
import {
  conflictsSection,
  contradictionsSection,
  enginesSection,
  idleSection,
  notesSection,
} from './impact-sections.js'

const impact = JSON.parse(document.getElementById('data').textContent)
impact.rulingById = new Map(impact.rulings.map(ruling => [ruling.id, ruling]))

const sections = [
  ['changes', 'The changes', changesSection(impact)],
  ['conflicts', 'Contradictions', conflictsSection(impact)],
  ['flips', 'What flips', flipsSection()],
  ['adopted', 'Adopted, at work', adoptedSection()],
  ['idle', 'Without consequence', idleSection(impact)],
  ['notes', 'What it rests on', notesSection(impact)],
  ['documents', 'Documents', contradictionsSection(impact)],
  ['engines', 'Engines', enginesSection(impact)],
].filter(([, , section]) => section)

const links = sections.map(([id, label]) => h('a', { href: `#${id}` }, label))
for (const [id, , section] of sections) section.id = id

document.getElementById('app').replaceChildren(
  h('header', { class: 'top sections' }, h('nav', { 'aria-label': 'Sections' }, links), themeButton()),
  h(
    'main',
    { id: 'main', class: 'impact' },
    head(),
    sections.map(([, , section]) => section),
    foot(),
  ),
)
document.getElementById(location.hash.slice(1))?.scrollIntoView()

function head() {
  return h(
    'header',
    null,
    h('p', { class: 'eyebrow' }, `A proposal to change “${impact.base.title}” (${impact.base.id})`),
    h('h1', { tabindex: '-1' }, impact.title),
    h('p', { class: 'lede' }, impact.reason),
    h(
      'ul',
      { class: 'in-short', 'aria-label': 'In short' },
      impact.summary.map(line => h('li', null, line)),
    ),
  )
}

function flipsSection() {
  if (impact.groups.length === 0) return false
  return h(
    'section',
    null,
    h('h2', null, 'What comes out differently'),
    h('p', { class: 'quiet' }, 'By the ruling that a scenario is for. Open one to see both courses and the boards.'),
    impact.groups.map((group, at) => flipGroup(group, at === 0)),
  )
}

function flipGroup({ ruling, expected, flips }, isFirst) {
  return h(
    'div',
    { class: 'flip-group' },
    rulingItem(impact, ruling, expected ? 'goes' : 'stays'),
    flips.map((one, at) => comparisonFold(impact, one, isFirst && at === 0)),
  )
}

function adoptedSection() {
  if (impact.adopted.length === 0) return false
  const isTold = one => one.works !== 'does not fit'
  const others = impact.adopted.filter(one => !isTold(one))
  return h(
    'section',
    null,
    h('h2', null, 'What is adopted, at work'),
    h(
      'p',
      { class: 'quiet' },
      'Scenarios of the rulings where they come from, and of the readings, played on the boards of the ruleset to be changed.',
    ),
    impact.adopted.filter(isTold).map(one => comparisonFold(impact, one, false, origin(one))),
    others.length > 0 && [
      h('p', { class: 'left-out' }, 'These cannot be played on the boards of this ruleset, so they show nothing here:'),
      h(
        'ul',
        { class: 'plain' },
        others.map(one => h('li', null, one.scenario, ' ', h('span', { class: 'id quiet' }, one.id))),
      ),
    ],
  )
}

function origin(one) {
  return `Written for ${one.reading ?? one.from}; it ${one.worksWords}.`
}

function foot() {
  const words = `${impact.played.toLocaleString('en')} scenarios were played under either law on the reference engine, suite ${impact.suite.version}.`
  return h('p', { class: 'quiet foot' }, words)
}
