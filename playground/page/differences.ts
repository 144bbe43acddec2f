import type { Side } from '../../catalogue/questions.ts'
import { h } from '../../reports/html/client/dom.ts'
import { fold } from '../../reports/html/client/fold.ts'
import { given } from './given.ts'
import { byId } from './play.ts'

/** What the documents answer differently, each side with a board of it; `chosen` is told which ruling somebody takes. */
export const differences = (chosen: (ruling: string) => void): HTMLDetailsElement =>
  fold({ class: 'differences' }, 'Where the laws differ', () =>
    h(
      'ul',
      { class: 'found' },
      given().contradictions.map(({ topic, law }) =>
        h(
          'li',
          null,
          h('h3', null, topic),
          h(
            'ul',
            { class: 'found' },
            law.map(side => sideOf(side, chosen)),
          ),
        ),
      ),
    ),
  )

/** What a side says, which opens the first of its rulings that has a scenario. */
function sideOf({ documents, words, rulings }: Side, chosen: (ruling: string) => void): HTMLElement {
  const shown = rulings.find(id => byId().get(id)?.encoded)
  const titles = given()
    .documents.filter(({ document }) => documents.includes(document))
    .map(({ title }) => title)
  return h(
    'li',
    null,
    h(
      'button',
      { type: 'button', disabled: shown === undefined, on: { click: () => shown !== undefined && chosen(shown) } },
      h('span', { class: 'id' }, titles.join(', ')),
      h('span', null, words.trim()),
    ),
  )
}
