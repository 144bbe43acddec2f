import { h } from './dom.ts'

/** A part of a bar; `fill` names its colour. */
export interface Share {
  readonly count: number
  readonly says: string
  readonly fill: string
}

/** Counts as one bar; the words stand in its label. Parts of nothing are left out. */
export function shareBar(parts: readonly Share[], nothing = 'nothing'): HTMLElement {
  const shown = parts.filter(({ count }) => count > 0)
  const words = ({ count, says }: Share) => `${count.toLocaleString('en')} ${says}`
  const part = (share: Share) =>
    h('span', { class: `part fill-${share.fill}`, style: `flex-grow: ${share.count}`, title: words(share) })
  return h('div', { class: 'bar', role: 'img', 'aria-label': shown.map(words).join(', ') || nothing }, shown.map(part))
}
