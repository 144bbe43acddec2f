import { h } from '../../reports/html/client/dom.ts'
import { button } from './button.ts'

interface Steps {
  readonly go: (to: number) => void
  readonly at: () => number
  readonly toFailure: () => void
}

/** What goes forth and back through the steps, and says where one is. */
export const stepButtons = ({ go, at, toFailure }: Steps, position: HTMLElement): HTMLElement =>
  h(
    'div',
    { class: 'controls', role: 'group', 'aria-label': 'Steps' },
    button('Start', () => go(0)),
    button('Back', () => go(at() - 1)),
    button('Forward', () => go(at() + 1)),
    button('End', () => go(Number.POSITIVE_INFINITY)),
    button('First failure', toFailure),
    position,
  )
