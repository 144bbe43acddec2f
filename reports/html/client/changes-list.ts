import type { Line } from './change-lines.ts'
import type { Changes } from './changes.ts'
import { h } from './dom.ts'

/** What has changed on the board, in words. */
export function changesList(changes: Changes): HTMLElement {
  if (changes.lines.length === 0) return h('p', { class: 'unchanged' }, 'Nothing has changed on the board.')
  return h('ul', { class: 'changes' }, changes.lines.map(changeItem))
}

function changeItem({ name, text, from, to }: Line): HTMLElement {
  const way = from !== undefined && [
    h('span', { class: 'from' }, String(from)),
    h('span', { class: 'arrow', role: 'img', 'aria-label': 'to' }, ' → '),
    h('span', { class: 'to' }, String(to)),
  ]
  return h('li', null, name && h('strong', null, name), name && ' ', text, way && (text ? ': ' : ''), way)
}
