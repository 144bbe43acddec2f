import { lawName } from '../../law-name.ts'
import { outcomeWords } from '../../words.ts'
import { type Child, h } from './dom.ts'
import { type Filter, filterOf } from './filter.ts'
import type { Report } from './report.ts'
import { settled } from './settled.ts'
import { topicTitle } from './topics.ts'
import { capital } from './words.ts'

type Option = readonly [key: string, text: string]

/** The fields by which the list of rulings is narrowed; `onChange` hears of it when nobody types any more. */
export function filterForm(report: Report, filter: Filter, onChange: (next: Filter) => void): HTMLFormElement {
  const form = h(
    'form',
    { class: 'filters', role: 'search', on: { submit: event => event.preventDefault() } },
    searchField(filter.q),
    choices(report, filter),
    customChoice(report, filter.custom),
    h('button', { type: 'reset', class: 'quiet-button' }, 'Clear'),
  )
  const read = () => {
    const given = new FormData(form)
    onChange(filterOf(name => String(given.get(name) ?? '')))
  }
  form.addEventListener('input', settled(read, 120))
  form.addEventListener('reset', event => clear(event, form, read))
  return form
}

function searchField(value: string): HTMLElement {
  return h(
    'label',
    { class: 'search' },
    h('span', { class: 'unseen' }, 'Search'),
    h('input', {
      type: 'search',
      name: 'q',
      id: 'search',
      value,
      placeholder: 'Ruling, words, card title',
      autocomplete: 'off',
    }),
  )
}

function choices(report: Report, { outcome, ruleset, document, topic }: Filter): readonly HTMLElement[] {
  const rulesets = report.rulesets.map((id): Option => [id, lawName(report, id)])
  const documents = report.documents.map((line): Option => [line.document, line.title])
  const topics = report.topics.map((line): Option => [line.topic, topicTitle(report, line.topic)])
  return [
    choice('outcome', [['played', 'played'], ['trouble', 'to look into'], ...Object.entries(outcomeWords)], outcome),
    choice('ruleset', rulesets, ruleset),
    choice('document', documents, document),
    choice('topic', topics, topic),
  ]
}

/** Among the fields only where the address names one. */
function customChoice({ customs = [] }: Report, custom: string): Child {
  const says = customs.find(({ id }) => id === custom)?.says
  return custom !== '' && choice('custom', [[custom, `custom: ${says ?? custom}`]], custom)
}

/** Empties the fields: a plain reset would bring back what the address said. */
function clear(event: Event, form: HTMLFormElement, read: () => void): void {
  event.preventDefault()
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) field.value = ''
  read()
}

function choice(name: keyof Filter, options: readonly Option[], value: string): HTMLElement {
  const all: readonly Option[] = [['', `any ${name}`], ...options]
  const option = ([key, text]: Option) => h('option', { value: key, selected: key === value }, capital(text))
  return h('label', null, h('span', { class: 'unseen' }, capital(name)), h('select', { name }, all.map(option)))
}
