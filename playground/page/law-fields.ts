import type { Edition } from '../../catalogue/edition.ts'
import { h } from '../../reports/html/client/dom.ts'
import { button } from './button.ts'
import { given } from './given.ts'
import { byId } from './play.ts'
import type { Situation } from './situation.ts'

/** A box for each law that may be played side by side. */
export const lawBoxes = ({ rulesets }: Situation, choose: (id: string) => void): readonly HTMLElement[] => [
  h('legend', null, 'Under'),
  ...given().rulesets.map(({ id, title }) =>
    h(
      'label',
      null,
      h('input', { type: 'checkbox', checked: rulesets.includes(id), on: { change: () => choose(id) } }),
      title,
    ),
  ),
]

/** The rulings that are struck out, each to be put back. */
export const struckOut = ({ struck }: Situation, putBack: (id: string) => void): readonly HTMLElement[] =>
  struck.map(id =>
    h(
      'p',
      null,
      'Struck out: ',
      h('span', { class: 'id' }, id),
      ` ${byId().get(id)?.summary ?? ''} `,
      button('put back', () => putBack(id)),
    ),
  )

/** The laws with one more, or one less, in the order in which they came about. */
export function withOrWithout(rulesets: readonly string[], id: string): readonly string[] {
  const next = rulesets.includes(id) ? rulesets.filter(one => one !== id) : [...rulesets, id]
  return given()
    .rulesets.map(one => one.id)
    .filter(one => next.includes(one))
}

/** The laws of the same edition. */
export function siblings(rulesets: readonly string[]): readonly string[] {
  const all = given().rulesets
  const edition = all.find(({ id }) => rulesets.includes(id))?.edition
  return all.filter(one => one.edition === edition).map(({ id }) => id)
}

/** The youngest law of an edition, in a list. */
export const newest = (edition: Edition): readonly string[] =>
  given()
    .rulesets.filter(one => one.edition === edition)
    .map(({ id }) => id)
    .slice(-1)
