import { type Child, h, ownData, ownElement } from '../../html/client/dom.ts'
import { fold } from '../../html/client/fold.ts'
import { outcomeIcon } from '../../html/client/icons.ts'
import { themeButton } from '../../html/client/theme.ts'
import type { Outcome } from '../../result.ts'
import { outcomeWords } from '../../words.ts'
import type { DiffData, DiffItem, DiffSection, DiffSide } from '../embedded.ts'

/** Cases shown at once in a section; the others wait for a click. */
const atOnce = 25

const data: DiffData = JSON.parse(ownData())
const [before, after] = data.sides
const sections = data.sections.filter(({ items }) => items.length > 0)
const besidesAddress = 'besides'
const tones: ReadonlyMap<string, string> = new Map(
  Object.entries({ Regressions: 'tone-fail', Improvements: 'tone-pass' }),
)
const address = (title: string) => title.toLowerCase().replaceAll(' ', '-')

ownElement('app').replaceChildren(
  h('header', { class: 'top sections' }, h('nav', { 'aria-label': 'Sections' }, links()), themeButton()),
  h(
    'main',
    { id: 'main', class: 'difference' },
    head(),
    sections.map(sectionOf),
    sections.length === 0 && nothing(),
    besides(),
  ),
)
document.getElementById(location.hash.slice(1))?.scrollIntoView()

function links(): readonly HTMLElement[] {
  const all = sections.map(({ title }) => ({ id: address(title), title }))
  if (data.changed.length > 0) all.push({ id: besidesAddress, title: 'What else differs' })
  return all.map(({ id, title }) => h('a', { href: `#${id}` }, title))
}

function head(): HTMLElement {
  return h(
    'header',
    null,
    h('p', { class: 'eyebrow' }, 'Two reports compared'),
    h('h1', { tabindex: '-1' }, before.name === after.name ? after.name : `${before.name} → ${after.name}`),
    h('div', { class: 'scores' }, side(before, 'Before'), side(after, 'After')),
    h('ul', { class: 'tally' }, data.sections.map(tally)),
  )
}

function side({ percent, cases, incomplete }: DiffSide, label: string): HTMLElement {
  return h(
    'div',
    null,
    h('p', { class: 'quiet' }, label),
    h('p', { class: 'score-figure' }, percent),
    h('p', null, cases),
    incomplete && h('p', { class: 'notice' }, 'Incomplete: cases are missing.'),
  )
}

function tally({ title, items }: DiffSection): HTMLElement {
  const tone = items.length > 0 ? tones.get(title) : undefined
  const words = [h('strong', null, items.length.toLocaleString('en')), ' ', title.toLowerCase()]
  return h('li', { class: tone }, items.length > 0 ? h('a', { href: `#${address(title)}` }, words) : words)
}

/** What else is not the same: engine, suite, selection. */
function besides(): Child {
  return (
    data.changed.length > 0 &&
    h(
      'section',
      { id: besidesAddress },
      h('h2', null, 'What else differs'),
      h(
        'ul',
        { class: 'changed' },
        data.changed.map(line => h('li', null, line)),
      ),
    )
  )
}

function nothing(): HTMLElement {
  return h('p', { class: 'empty' }, 'Every case that both reports have came out the same.')
}

function sectionOf({ title, about, items, count }: DiffSection): HTMLElement {
  const rest = items.slice(atOnce)
  return h(
    'section',
    { id: address(title) },
    h('h2', null, title, h('span', { class: 'size' }, count)),
    h('p', { class: 'quiet' }, about),
    h('ul', { class: 'diff-rows' }, items.slice(0, atOnce).map(change)),
    rest.length > 0 &&
      fold({ class: 'more-rows' }, `${rest.length.toLocaleString('en')} more`, () =>
        h('ul', { class: 'diff-rows' }, rest.map(change)),
      ),
  )
}

function change(item: DiffItem): HTMLElement {
  const { id, scenario, law, ruling, summary, before: old, after: now, message, was, step } = item
  return h(
    'li',
    { class: 'diff-row' },
    h(
      'p',
      { class: 'diff-outcomes' },
      old && [outcome(old), h('span', { class: 'arrow', 'aria-label': 'became' }, '→')],
      outcome(now),
    ),
    h(
      'div',
      null,
      h(
        'p',
        { class: 'scenario-name' },
        data.link ? h('a', { href: `${data.link}#${encodeURI(id)}` }, scenario) : scenario,
        ' ',
        h('span', { class: 'quiet' }, law),
      ),
      h('p', { class: 'quiet' }, h('span', { class: 'id' }, ruling), summary && ` · ${summary}`),
      step && h('p', { class: 'diff-step' }, step),
      message && h('p', { class: 'diff-message' }, message),
      was && was !== message && h('p', { class: 'diff-message' }, h('span', { class: 'quiet' }, 'Before: '), was),
    ),
  )
}

function outcome(word: Outcome): HTMLElement {
  return h('span', { class: `outcome tone-${word}` }, outcomeIcon(word), ' ', outcomeWords[word])
}
