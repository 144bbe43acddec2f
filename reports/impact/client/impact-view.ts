import { h } from '../../html/client/dom.ts'
import type { EmbeddedAdopted, EmbeddedGroup } from '../embedded.ts'
import { comparisonFold } from './comparison.ts'
import { changesSection, rulingItem } from './impact-changes.ts'
import {
  conflictsSection,
  contradictionsSection,
  enginesSection,
  idleSection,
  notesSection,
} from './impact-sections.ts'
import type { OpenImpact } from './open-impact.ts'

/** What a page shows of an impact: its head, the sections in which there is something, and its foot. */
export interface ImpactView {
  readonly head: HTMLElement
  readonly sections: readonly Section[]
  readonly foot: HTMLElement
}

/** `heading` = of the title. */
export const impactView = (impact: OpenImpact, heading: 'h1' | 'h2' = 'h1'): ImpactView => ({
  head: head(impact, heading),
  sections: [
    section('changes', 'The changes', changesSection(impact)),
    section('conflicts', 'Contradictions', conflictsSection(impact)),
    section('flips', 'What flips', flipsSection(impact)),
    section('adopted', 'Adopted, at work', adoptedSection(impact)),
    section('idle', 'Without consequence', idleSection(impact)),
    section('notes', 'What it rests on', notesSection(impact)),
    section('documents', 'Documents', contradictionsSection(impact)),
    section('engines', 'Engines', enginesSection(impact)),
  ].flat(),
  foot: foot(impact),
})

export interface Section {
  readonly link: HTMLElement
  readonly content: HTMLElement
}

/** A section with its address and what leads to it; none where there is nothing in it. */
function section(id: string, label: string, content: HTMLElement | undefined): readonly Section[] {
  if (!content) return []
  content.id = id
  return [{ link: h('a', { href: `#${id}` }, label), content }]
}

function head(impact: OpenImpact, heading: 'h1' | 'h2'): HTMLElement {
  return h(
    'header',
    null,
    h('p', { class: 'eyebrow' }, `A proposal to change “${impact.base.title}” (${impact.base.id})`),
    h(heading, { tabindex: '-1' }, impact.title),
    h('p', { class: 'lede' }, impact.reason),
    h(
      'ul',
      { class: 'in-short', 'aria-label': 'In short' },
      impact.summary.map(line => h('li', null, line)),
    ),
  )
}

function flipsSection(impact: OpenImpact): HTMLElement | undefined {
  if (impact.groups.length === 0) return undefined
  return h(
    'section',
    null,
    h('h2', null, 'What comes out differently'),
    h('p', { class: 'quiet' }, 'By the ruling that a scenario is for. Open one to see both courses and the boards.'),
    impact.groups.map((group, at) => flipGroup(impact, group, at === 0)),
  )
}

function flipGroup(impact: OpenImpact, { ruling, expected, flips }: EmbeddedGroup, isFirst: boolean): HTMLElement {
  return h(
    'div',
    { class: 'flip-group' },
    rulingItem(impact, ruling, expected ? 'goes' : 'stays'),
    flips.map((one, at) => comparisonFold(impact, one, { open: isFirst && at === 0 })),
  )
}

function adoptedSection(impact: OpenImpact): HTMLElement | undefined {
  if (impact.adopted.length === 0) return undefined
  const isTold = (one: EmbeddedAdopted) => one.works !== 'does not fit'
  const others = impact.adopted.filter(one => !isTold(one))
  return h(
    'section',
    null,
    h('h2', null, 'What is adopted, at work'),
    h(
      'p',
      { class: 'quiet' },
      'Scenarios of the rulings where they come from, and of the readings, played on the boards of the ruleset to be changed.',
    ),
    impact.adopted.filter(isTold).map(one => comparisonFold(impact, one, { remark: origin(one) })),
    others.length > 0 && [
      h('p', { class: 'left-out' }, 'These cannot be played on the boards of this ruleset, so they show nothing here:'),
      h(
        'ul',
        { class: 'plain' },
        others.map(one => h('li', null, one.scenario, ' ', h('span', { class: 'id quiet' }, one.id))),
      ),
    ],
  )
}

function origin(one: EmbeddedAdopted): string {
  return `Written for ${one.reading ?? one.from}; it ${one.worksWords}.`
}

function foot(impact: OpenImpact): HTMLElement {
  const words = `${impact.played.toLocaleString('en')} scenarios were played under either law on the reference engine, suite ${impact.suite.version}.`
  return h('p', { class: 'quiet foot' }, words)
}
