import { type Child, h } from '../../reports/html/client/dom.ts'
import { themeButton } from '../../reports/html/client/theme.ts'

/** The parts of the page. */
export interface Parts {
  readonly ways: HTMLElement
  readonly find: HTMLElement
  /** What the laws answer differently. */
  readonly differing: HTMLElement
  /** The scenario with what is done to it. */
  readonly bench: readonly HTMLElement[]
  /** The boards. */
  readonly stages: HTMLElement
  /** What a proposal would change. */
  readonly results: HTMLElement
}

/** The page of its parts. */
export const layout = ({
  ways,
  find,
  differing,
  bench,
  stages,
  results,
}: Parts): readonly Child[] & readonly (Node | string)[] => [
  h('a', { class: 'skip', href: '#scenario' }, 'To the scenario'),
  h('header', { class: 'top' }, h('strong', null, 'Rulings in play'), themeButton()),
  h(
    'main',
    { id: 'main', class: 'workbench' },
    h('h1', null, 'A ruling, played'),
    ways,
    find,
    differing,
    h('div', { class: 'bench' }, bench),
    stages,
    results,
  ),
]
