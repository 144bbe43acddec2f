import { h } from '../../html/client/dom.ts'
import { settled } from '../../html/client/settled.ts'
import { counted } from '../../words.ts'

interface Searched<Item> {
  /** One of them, in words. */
  readonly noun: string
  readonly items: readonly Item[]
  /** What may be typed, in words. */
  readonly hint: string
  /** What of an item is searched, in small letters. */
  readonly textOf: (item: Item) => string
  readonly show: (found: readonly Item[]) => readonly HTMLElement[]
  readonly class?: string
  /** What is searched for at first. */
  readonly initial?: string
}

/** A box to search with, how many were found, and the list of them. An item is found if it has every word typed. */
export function searchedList<Item>({
  noun,
  items,
  hint,
  textOf,
  show,
  initial = '',
  ...more
}: Searched<Item>): HTMLElement[] {
  const list = h('div', { class: more.class ?? '' })
  const status = h('p', { class: 'status', role: 'status' })
  const search = h('input', { type: 'search', id: 'query', placeholder: hint, autocomplete: 'off', value: initial })
  const find = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const found = items.filter(item => words.every(word => textOf(item).includes(word)))
    status.textContent = counted(found.length, noun)
    list.replaceChildren(...show(found))
  }
  search.addEventListener('input', settled(find, 150))
  find()
  const label = h(
    'label',
    { class: 'search', for: 'query' },
    h('span', { class: 'unseen' }, `Search the ${noun}s`),
    search,
  )
  const form = h('form', { class: 'filters', role: 'search', on: { submit: event => event.preventDefault() } }, label)
  return [form, status, list]
}
