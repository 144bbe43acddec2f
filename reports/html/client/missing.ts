import { groupBy } from '../../../catalogue/group.ts'
import type { RulingLine } from '../../result.ts'
import { counted } from '../../words.ts'
import { h } from './dom.ts'
import { fold } from './fold.ts'
import { matchingNotWhole, partsLeftOf } from './matching.ts'
import type { Report } from './report.ts'
import { settled } from './settled.ts'
import { topicTitle } from './topics.ts'
import { metText } from './words.ts'

/** Rulings without scenarios: those not encoded yet or in part, and those that need none, with the reasons. `go` changes the address without leaving the page. */
export function missingPage(report: Report, q: string, go: (href: string) => void): HTMLElement {
  const results = h('div', { class: 'results' })
  const search = h('input', {
    type: 'search',
    id: 'search',
    value: q,
    placeholder: 'Ruling, words',
    'aria-label': 'Search rulings without scenarios',
  })
  const show = () =>
    results.replaceChildren(...sections(report, matchingNotWhole(report, { q: search.value }), search.value !== ''))
  const change = () => {
    go(search.value ? `#/missing?${new URLSearchParams({ q: search.value })}` : '#/missing')
    show()
  }
  search.addEventListener('input', settled(change, 120))
  show()
  return h(
    'div',
    { class: 'missing' },
    h('h1', { tabindex: '-1' }, 'Not covered'),
    h(
      'p',
      { class: 'lede' },
      'Rulings for which this report has no scenario, or none for a part of them. Those that are not encoded yet still wait for theirs; excluded ones are left out for the reason given.',
    ),
    h(
      'form',
      { class: 'filters', role: 'search', on: { submit: event => event.preventDefault() } },
      h('label', { class: 'search' }, search),
    ),
    results,
  )
}

interface Kind {
  readonly name: string
  readonly isOf: (ruling: RulingLine, report: Report) => boolean
}

const isInPart: Kind['isOf'] = (ruling, report) => partsLeftOf(ruling, report).length > 0

const kinds: readonly Kind[] = [
  { name: 'Not encoded yet', isOf: ({ met }) => met.startsWith('open') },
  { name: 'Encoded in part', isOf: isInPart },
  { name: 'Excluded', isOf: ({ met }) => met.startsWith('excluded') },
  {
    name: 'In no scenario of this run',
    isOf: (ruling, report) => !/^(open|excluded)/.test(ruling.met) && !isInPart(ruling, report),
  },
]

function sections(report: Report, rulings: readonly RulingLine[], isSearch: boolean): readonly HTMLElement[] {
  const section = ({ name, isOf }: Kind) => {
    const members = rulings.filter(ruling => isOf(ruling, report))
    if (members.length === 0) return []
    const documents = [...groupBy(members, ruling => ruling.document)]
    return h(
      'section',
      null,
      h('h2', null, name, h('span', { class: 'size' }, members.length.toLocaleString('en'))),
      documents.map(([document, lines]) => documentFold(report, document, lines, isSearch || members.length < 40)),
    )
  }
  const found = kinds.flatMap(section)
  return found.length > 0 ? found : [h('p', { class: 'empty' }, 'None.')]
}

function documentFold(report: Report, document: string, rulings: readonly RulingLine[], open: boolean): HTMLElement {
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

function topicList(report: Report, topic: string, rulings: readonly RulingLine[]): HTMLElement {
  return h(
    'section',
    { class: 'topic' },
    h('h3', null, topicTitle(report, topic)),
    h(
      'ul',
      { class: 'missing-rows' },
      rulings.map(ruling => missingRow(ruling, report)),
    ),
  )
}

function missingRow(ruling: RulingLine, report: Report): HTMLElement {
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
    partsLeftOf(ruling, report).map(({ says, open }) => h('p', { class: 'reason' }, open ? `${says}: ${open}` : says)),
  )
}
