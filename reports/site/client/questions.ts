import { type Child, h, link } from '../../html/client/dom.ts'
import { whyOpen } from '../../html/client/law-beside.ts'
import { rulingList } from '../../html/client/ruling-list.ts'
import type { LawQuestion } from '../../law-book.ts'
import { lawName } from '../../law-name.ts'
import { counted } from '../../words.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { searchedList } from './searched-list.ts'
import type { Site } from './site-data.ts'

/** What the documents leave open: the permitted readings, and which one each engine plays as far as its report says. `selected` is an id. */
export function questionsPage(site: Site, selected: string): HTMLElement {
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Open questions'),
    h(
      'p',
      { class: 'lede' },
      'Where the documents are silent, contradict themselves or are damaged, several readings are permitted. No engine loses score for any of them.',
    ),
    searchedList({
      noun: 'open question',
      items: site.law.questions,
      hint: 'Words, ruling, ruleset',
      textOf,
      show: found => sections(site, found, selected),
      class: 'questions',
    }),
  )
}

function sections(site: Site, questions: readonly LawQuestion[], selected: string): readonly HTMLElement[] {
  const section = (title: string, members: readonly LawQuestion[]) =>
    h(
      'section',
      null,
      h('h2', { class: 'section-title' }, title),
      members.map(question => questionItem(site, question, question.id === selected)),
    )
  const asked = questions.filter(({ cases }) => cases.length > 0)
  const others = questions.filter(({ cases }) => cases.length === 0)
  return [
    ...(asked.length > 0 ? [section('Asked by scenarios', asked)] : []),
    ...(others.length > 0 ? [section('Not asked by any scenario yet', others)] : []),
  ]
}

function textOf({ id, question, readings, rulings, rulesets }: LawQuestion): string {
  return [id, question, ...Object.values(readings), ...rulings, ...rulesets].join('\n').toLowerCase()
}

function questionItem(site: Site, question: LawQuestion, isHere: boolean): HTMLElement {
  const { id, about, rulings, rulesets, readings } = question
  const laws = rulesets.map(ruleset => lawName(site, ruleset))
  const evidence = evidenceOf(site, question)
  return h(
    'article',
    { class: 'question', 'data-here': isHere },
    h('h3', null, link(`/questions/${id}`, null, question.question)),
    h('p', { class: 'quiet' }, `${whyOpen(about)} ${laws.join('; ')}.`),
    h(
      'table',
      { class: 'matrix readings' },
      h('caption', { class: 'unseen' }, 'Permitted readings'),
      h('thead', null, h('tr', null, h('th', { scope: 'col' }, 'Reading'), h('th', { scope: 'col' }, 'Played by'))),
      h(
        'tbody',
        null,
        Object.entries(readings).map(([slug, words]) => reading(question, slug, words, evidence)),
      ),
    ),
    notes(site, question, evidence),
    h('details', null, h('summary', null, counted(rulings.length, 'ruling')), rulingList(site, rulings)),
  )
}

function reading({ plays }: LawQuestion, slug: string, words: string, { readings }: Evidence): HTMLElement {
  const names = readings.get(slug) ?? []
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, words, slug === plays && h('span', { class: 'quiet' }, ' The suite expects this one.')),
    h('td', null, names.length > 0 ? names.map(name => h('span', { class: 'engine-name' }, name)) : nobody()),
  )
}

function nobody(): HTMLElement {
  return h('span', { class: 'quiet' }, 'no engine, as far as the reports say')
}

function notes(site: Site, { cases, untouched }: LawQuestion, { neither, unclear, silent }: Evidence): Child {
  if (cases.length === 0)
    return h(
      'p',
      { class: 'quiet' },
      `No scenario asks it${untouched ? `: ${untouched}` : ' yet, so the reports say nothing.'}`,
    )
  return [
    neither.length > 0 && h('p', null, `Played as none of these readings has it: ${neither.join(', ')}.`),
    unclear.length > 0 && h('p', null, `Played in a way that the reports do not tell: ${unclear.join(', ')}.`),
    silent.length > 0 && h('p', { class: 'quiet' }, `The reports do not say: ${silent.join(', ')}.`),
    h(
      'details',
      null,
      h('summary', null, `Asked in ${counted(cases.length, 'case')}`),
      h(
        'ul',
        { class: 'plain' },
        cases.map(id => h('li', null, caseLine(site, id))),
      ),
    ),
  ]
}

/** A case by its name and its law; of one that no report has, the id. */
function caseLine(site: Site, id: string): Child {
  const one = site.caseById.get(id)
  if (!one) return h('span', { class: 'id' }, id)
  return [link(id, null, one.scenario), h('span', { class: 'quiet' }, ` ${lawName(site, one.ruleset)}`)]
}
