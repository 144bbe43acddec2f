import { type Child, h } from '../../html/client/dom.ts'
import type { OpenImpact } from './open-impact.ts'

/** What is adopted and what goes, with the rulings' words. */
export function changesSection(impact: OpenImpact): HTMLElement {
  return h(
    'section',
    null,
    h('h2', null, 'The changes'),
    h(
      'ol',
      { class: 'proposed-changes' },
      impact.changes.map(({ words, understood, adopts, repeals }) =>
        h(
          'li',
          null,
          h('p', { class: 'change-words' }, words),
          understood && h('p', { class: 'quiet change-understood' }, understood),
          h('div', { class: 'change-rulings' }, side(impact, repeals, 'goes'), side(impact, adopts, 'adopted')),
        ),
      ),
    ),
  )
}

function side(impact: OpenImpact, ids: readonly string[], fate: Fate): Child {
  return (
    ids.length > 0 &&
    h(
      'ul',
      { class: `side side-${fate}` },
      ids.map(id => h('li', { class: 'side-ruling' }, rulingItem(impact, id, fate))),
    )
  )
}

/** What becomes of a ruling. */
export type Fate = 'goes' | 'stays' | 'adopted'

/** A ruling in its own words, where it stands, and what becomes of it. */
export function rulingItem(impact: OpenImpact, id: string, fate?: Fate): HTMLElement {
  const ruling = impact.rulingById.get(id)
  return h(
    'div',
    { class: 'ruling-item' },
    h('p', { class: 'ruling-words' }, ruling ? ruling.summary : `“${id}”`),
    h(
      'p',
      { class: 'quiet' },
      fate && h('span', { class: `fate fate-${fate}` }, fate),
      ruling && [
        h('span', { class: 'id' }, id),
        ` · ${ruling.entry}${ruling.paragraph && `, paragraph ${ruling.paragraph}`}`,
      ],
    ),
  )
}
