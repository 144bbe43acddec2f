import { h, link } from './dom.ts'
import type { RulingBook } from './report.ts'

/** Rulings with their summaries; `because` are those that the engine named as deciding. */
export function rulingList(
  { rulingById }: RulingBook,
  ids: readonly string[],
  because: readonly string[] = [],
): HTMLElement {
  const item = (id: string) => {
    const ruling = rulingById.get(id)
    return h(
      'li',
      null,
      ruling ? link(id, { class: 'id' }, id) : h('span', { class: 'id' }, id),
      ruling && h('span', null, ruling.summary),
      because.includes(id) && h('span', { class: 'decided' }, 'The engine names it as deciding.'),
    )
  }
  return h('ul', { class: 'ruling-list' }, ids.map(item))
}
