import { type Child, h } from '../../html/client/dom.ts'
import { counted } from '../../words.ts'
import type { EngineImpact } from '../impact.ts'
import { seenIn } from '../impact-words.ts'
import { rulingItem } from './impact-changes.ts'
import type { OpenImpact } from './open-impact.ts'

/** Pairs of rulings of which the law must say which is to hold. */
export function conflictsSection(impact: OpenImpact): HTMLElement | undefined {
  if (impact.conflicts.length === 0) return undefined
  return h(
    'section',
    { class: 'conflicts' },
    h('h2', null, 'Rulings that contradict each other'),
    impact.conflicts.map(({ rulings, cases, mend }) =>
      h(
        'div',
        { class: 'notice' },
        rulings.map(id => rulingItem(impact, id)),
        h('p', null, mend),
        h('p', { class: 'quiet' }, seenIn(cases)),
      ),
    ),
  )
}

/** Rulings that stay in force and that no scenario needs any more. */
export function idleSection(impact: OpenImpact): HTMLElement | undefined {
  if (impact.idle.length === 0) return undefined
  return h(
    'section',
    null,
    h('h2', null, 'Without consequence'),
    impact.idle.map(({ ruling, why }) => h('div', { class: 'entry' }, rulingItem(impact, ruling), h('p', null, why))),
  )
}

/** What adopted rulings rest on, and what those that go leave behind. */
export function notesSection(impact: OpenImpact): HTMLElement | undefined {
  if (impact.notes.length === 0) return undefined
  return h(
    'section',
    null,
    h('h2', null, 'What it rests on'),
    impact.notes.map(({ words, rulings, add }) =>
      h(
        'div',
        { class: 'entry' },
        h('p', null, words),
        rulings.map(id => rulingItem(impact, id)),
        add && [
          h('p', { class: 'quiet' }, 'To add to the proposal:'),
          h('pre', { tabindex: '0', 'aria-label': 'To add to the proposal' }, add),
        ],
      ),
    ),
  )
}

/** What the documents are known to say against one another. */
export function contradictionsSection(impact: OpenImpact): HTMLElement | undefined {
  if (impact.contradictions.length === 0) return undefined
  return h(
    'section',
    null,
    h('h2', null, 'Known contradictions between the documents'),
    impact.contradictions.map(({ topic, adopted, against }) =>
      h(
        'div',
        { class: 'entry' },
        h('h3', null, topic),
        h('p', null, h('strong', null, 'Adopted: '), adopted.words, ' ', ids(adopted.rulings)),
        against.map(({ words, stay, go, unplayed }) =>
          h(
            'div',
            { class: 'against' },
            h('p', null, h('strong', null, 'Against it: '), words),
            standing('In force all the same', stay),
            standing('Gone by the proposal', go),
            standing('Not played by the reference engine', unplayed),
          ),
        ),
      ),
    ),
  )
}

function standing(label: string, rulings: readonly string[]): Child {
  return rulings.length > 0 && h('p', { class: 'quiet' }, `${label}: `, ids(rulings))
}

function ids(rulings: readonly string[]): Child {
  return rulings.map((id, at) => [at > 0 && ', ', h('span', { class: 'id' }, id)])
}

/** What reports of engines prove. */
export function enginesSection(impact: OpenImpact): HTMLElement | undefined {
  if (impact.engines.length === 0) return undefined
  return h('section', null, h('h2', null, 'Engines'), impact.engines.map(engine))
}

function engine({ name, version, breaks, mended, unknown, words }: EngineImpact): HTMLElement {
  const isUntouched = breaks.length + mended.length + unknown.length === 0
  return h(
    'div',
    { class: 'entry' },
    h('h3', null, `${name} ${version}`),
    isUntouched && h('p', null, 'Nothing that comes out differently is in this report.'),
    cases('that it passes would come out differently: it would have to be changed.', breaks),
    cases('that it fails would come out as it plays already.', mended),
    unknown.length > 0 && [
      h('p', null, `${counted(unknown.length, 'scenario')} that it does not pass may still be wrong:`),
      h(
        'ul',
        { class: 'plain' },
        unknown.map(({ id, why }) =>
          h('li', null, h('span', { class: 'id' }, id), h('span', { class: 'reason' }, why)),
        ),
      ),
    ],
    words.map(text => h('p', { class: 'quiet' }, text)),
  )
}

function cases(words: string, list: readonly string[]): Child {
  if (list.length === 0) return false
  return [
    h('p', null, `${counted(list.length, 'scenario')} ${words}`),
    h(
      'ul',
      { class: 'plain' },
      list.map(id => h('li', null, h('span', { class: 'id' }, id))),
    ),
  ]
}
