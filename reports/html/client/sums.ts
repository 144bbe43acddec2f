import { type Child, h, link } from './dom.ts'
import type { Details, RulingBook } from './report.ts'
import { type Sum, sumsIn } from './sums-model.ts'
import { termText } from './term-text.ts'

/** How the values came about that are not as printed: printed, plus, times, by which card and ruling. */
export function sumsSection(book: RulingBook, details: Details): Child {
  const sums = sumsIn(details)
  if (!sums.length) return false
  return h(
    'section',
    { class: 'attempt' },
    h('h3', null, 'How the numbers came about'),
    h(
      'ul',
      { class: 'sums' },
      sums.map(sum => h('li', null, h('strong', null, `${nameOf(sum)}: `), parts(book, sum))),
    ),
  )
}

const names: ReadonlyMap<string, string> = new Map(Object.entries({ 'skills-box': 'skills box' }))

const nameOf = ({ card, value }: Sum): string => `${names.get(value) ?? value.toUpperCase()} of ${card}`

function parts(book: RulingBook, { terms, total }: Sum): readonly Child[] {
  const said = terms.map((term, i) => [i > 0 && ', ', termText(term), rulingOf(book, term.ruling)])
  return [...said, typeof total === 'number' ? h('span', null, ' = ', h('strong', null, String(total))) : '', '.']
}

function rulingOf({ rulingById }: RulingBook, id: string | undefined): Child {
  const known = id === undefined ? undefined : rulingById.get(id)
  return known ? [' ', link(known.id, { class: 'id', title: known.summary }, known.id)] : false
}
