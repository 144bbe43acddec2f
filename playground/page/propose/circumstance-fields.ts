import type { Seen } from '../../../analysis/impact/asked.ts'
import type { Circumstances, Written } from '../../../analysis/impact/circumstances.ts'
import { knownKeys, valuesOf } from '../../../analysis/impact/filter-values.ts'
import { wordsOf } from '../../../analysis/impact/understood.ts'
import { nearest } from '../../../catalogue/nearest.ts'
import type { Board } from '../../../protocol/types.ts'
import { h } from '../../../reports/html/client/dom.ts'
import { players } from '../../../steps/operation.ts'
import { button } from '../button.ts'
import { propertiesOf, together } from './properties.ts'

/** Fields for the circumstances of a rule, and what was chosen in them. */
export interface CircumstanceFields {
  readonly dom: HTMLElement
  readonly value: () => Circumstances
}

interface Place {
  readonly dom: HTMLElement
  /** Nothing where any will do. */
  readonly value: () => Circumstances[string] | undefined
}

/** A field for each place in what is asked about; `isGiven` = words, if no numbers and truths, are chosen as they were here, and cards are unfolded. */
export function circumstanceFields(
  legend: string,
  places: ReadonlyMap<string, Seen>,
  board: Board,
  isGiven: boolean,
): CircumstanceFields {
  const fields = [...places]
    .filter(([, seen]) => !isSeat(seen))
    .map(
      ([path, seen]) =>
        [path, seen.cards.size ? cardPlace(path, seen, board, isGiven) : wordPlace(path, seen, isGiven)] as const,
    )
  return {
    dom: h(
      'fieldset',
      { class: 'circumstances' },
      h('legend', null, legend),
      fields.length
        ? fields.map(([, { dom }]) => dom)
        : h('p', { class: 'quiet' }, 'The question is about nothing else.'),
    ),
    value: () =>
      Object.fromEntries(
        fields.flatMap(([path, { value }]) => {
          const wanted = value()
          return wanted === undefined ? [] : [[path, wanted] as const]
        }),
      ),
  }
}

/** No rule speaks of Alice. */
const isSeat = ({ cards, values }: Seen): boolean =>
  cards.size === 0 && [...values].every(value => (players as readonly string[]).includes(value))

function wordPlace(path: string, { values }: Seen, isGiven: boolean): Place {
  const words = [...values].sort()
  const [only = ''] = words
  const given = isGiven && words.length === 1 && !/^(?:yes|no|-?\d+)$/.test(only)
  const select = h(
    'select',
    null,
    h('option', { value: '' }, 'anything'),
    words.map(word => h('option', { value: word, selected: given }, word)),
  )
  return {
    dom: h('label', null, `“${path}” is `, select),
    value: () => select.value || undefined,
  }
}

function cardPlace(path: string, { cards }: Seen, board: Board, open: boolean): Place {
  const chosen = new Map<string, { readonly property: Written; readonly box: HTMLInputElement }>()
  const list = h('ul', { class: 'plain' })
  const add = (property: Written, checked: boolean): void => {
    const words = wordsOf(property)
    const known = chosen.get(words)
    if (known) known.box.checked ||= checked
    else {
      const box = h('input', { type: 'checkbox', checked })
      chosen.set(words, { property, box })
      list.append(h('li', null, h('label', null, box, ` ${words}`)))
    }
  }
  for (const property of propertiesOf(cards, board)) add(property, false)
  return {
    dom: h(
      'details',
      { class: 'card-place', open },
      h('summary', null, `“${path}” is a card (here ${[...cards].join(', ')})`),
      h('p', { class: 'quiet' }, 'Tick what it must be. Nothing ticked: any card.'),
      list,
      another(property => add(property, true)),
    ),
    value: () => {
      const ticked = [...chosen.values()].filter(({ box }) => box.checked).map(({ property }) => property)
      return ticked.length ? together(ticked) : undefined
    },
  }
}

/** A line for a property that no card here has. */
function another(add: (property: Written) => void): HTMLElement {
  const key = h(
    'select',
    { 'aria-label': 'What else it must be' },
    [...knownKeys, 'species'].map(one => h('option', { value: one }, one)),
  )
  const value = h('input', { type: 'text', 'aria-label': 'Its value' })
  const remark = h('span', { class: 'quiet', role: 'status' })
  const take = (): void => {
    const word = value.value.trim()
    const known = valuesOf(key.value)
    const isKnown = word !== '' && (!known || known.has(word))
    remark.textContent = isKnown
      ? ''
      : `There is no ${key.value} “${word}”. Nearest: ${nearest(word, known ?? [], 3).join(', ')}.`
    if (!isKnown) return
    add({ [key.value]: word })
    value.value = ''
    value.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return h('p', { class: 'controls' }, key, value, button('Add', take), remark)
}
