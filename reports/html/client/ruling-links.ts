import { type Child, h, link } from './dom.ts'
import type { RulingBook } from './report.ts'

/** Links to the rulings that are known, each once; nothing where there is none. */
export function rulingLinks({ rulingById }: RulingBook, rulings: readonly string[], label?: string): Child {
  const known = [...new Set(rulings)].flatMap(id => rulingById.get(id) ?? [])
  return (
    known.length > 0 &&
    h(
      'div',
      { class: 'encounter-rulings' },
      label && h('span', { class: 'quiet' }, label),
      known.map(({ id, summary }) => link(id, { class: 'id', title: summary }, id)),
    )
  )
}
