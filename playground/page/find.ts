import { h } from '../../reports/html/client/dom.ts'
import { rulingIndex } from '../../reports/ruling-index.ts'
import type { RulingIndex } from '../../reports/search.ts'
import type { HeldRuling } from '../held.ts'
import { button } from './button.ts'
import { given } from './given.ts'
import { byId } from './play.ts'

const most = 40
let index: RulingIndex | undefined

/** A field to look for rulings in, and what is found; `chosen` is told which one somebody takes. */
export function finder(chosen: (ruling: string) => void): HTMLElement {
  const list = h('ul', { class: 'found' })
  const count = h('p', { class: 'quiet', role: 'status' })
  const field = h('input', {
    type: 'search',
    id: 'find',
    placeholder: 'a ruling: id, words, a card',
    on: { input: () => show(field.value) },
  })
  function show(asked: string, shown = most): void {
    const found = lookFor(asked)
    const rest = found.length > shown && button('show all', () => show(asked, found.length))
    count.replaceChildren(asked ? `${rest ? `${shown} of ${found.length}` : found.length} found ` : '', rest || '')
    list.replaceChildren(...found.slice(0, shown).map(item))
  }
  const item = ({ id, summary, encoded }: HeldRuling): HTMLElement =>
    h(
      'li',
      null,
      h(
        'button',
        { type: 'button', disabled: !encoded, on: { click: () => chosen(id) } },
        h('span', { class: 'id' }, id),
        h('span', null, encoded ? summary : `${summary} (no scenario yet)`),
      ),
    )
  return h('search', { class: 'finder' }, h('label', { for: 'find' }, 'Find a ruling'), field, count, list)
}

function lookFor(asked: string): readonly HeldRuling[] {
  if (!asked.trim()) return []
  const { rulings, documents, topics } = given()
  const titles = new Map(topics.map(({ topic, title }) => [topic, title]))
  index ??= rulingIndex(rulings, {
    documents: documents.map(({ document }) => document),
    topicTitle: topic => titles.get(topic) ?? '',
    cases: ({ encoded }) => (encoded ? 'scenario' : ''),
  })
  const exact = rulings.filter(({ id }) => id.toLowerCase().startsWith(asked.trim().toLowerCase()))
  const { hits } = index.search(asked)
  const found = hits.flatMap(({ id }) => byId().get(id) ?? [])
  return [...new Set([...exact, ...found])]
}
