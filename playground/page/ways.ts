import { h } from '../../reports/html/client/dom.ts'
import { button } from './button.ts'

/** Where each of the ways on leads: to a part of the page, or to what is done. */
export interface Ways {
  readonly find: HTMLElement
  readonly tryOwn: () => void
  readonly compare: () => void
  readonly differing: HTMLElement
  readonly proposing: HTMLElement
}

/** What one can do here, to begin with. */
export const ways = ({ find, tryOwn, compare, differing, proposing }: Ways): HTMLElement =>
  h(
    'nav',
    { class: 'controls ways', 'aria-label': 'Ways on' },
    button('Look up a ruling', () => unfold(find)),
    button('Try a situation', tryOwn),
    button('Compare the laws', compare),
    button('See where they differ', () => unfold(differing)),
    button('Propose a rule', () => unfold(proposing)),
  )

/** A board to begin with, for a question of one's own. */
export const ownSituation = `Feature: A situation of your own

  Example: what if …
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |
    And Alice has:
      | card     | where             |
      | Runabout | at "Excavation"   |
      | Data     | aboard "Runabout" |
    When Alice beams "Data" to "Excavation"
    Then that is legal
`

/** Opens a part of the page that is folded, and goes there. */
export function unfold(part: HTMLElement): void {
  if (part instanceof HTMLDetailsElement) part.open = true
  part.scrollIntoView()
  part.querySelector<HTMLElement>('input, textarea, summary')?.focus()
}
