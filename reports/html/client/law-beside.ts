import { groupBy } from '../../../catalogue/group.ts'
import type { LawBeside, SideBeside } from '../../law-beside.ts'
import type { LawQuestion } from '../../law-book.ts'

import { counted } from '../../words.ts'
import { type Child, h } from './dom.ts'
import { fold } from './fold.ts'
import { type RulingBook, scenarioKey } from './report.ts'
import { rulingList } from './ruling-list.ts'
import { derivedList, partList } from './ruling-says.ts'
import { scenarioName } from './scenario-name.ts'
import { capital } from './words.ts'

/** A case as far as contradictions show it. */
export type PlayedCase = Parameters<typeof scenarioKey>[0] & {
  readonly ruleset: string
  readonly rulings: readonly string[]
}

/** What a page knows that shows the law beside a ruling. */
export interface LawView<C extends PlayedCase> extends RulingBook {
  readonly documentTitle: ReadonlyMap<string, string>
  readonly rulesetTitles?: Readonly<Record<string, string>>
  readonly casesByRuling: ReadonlyMap<string, readonly C[]>
  /** A way to a case, called after its ruleset. */
  readonly caseLink: (one: C) => Child
  /** Where all cases of a custom are. */
  readonly customHref: (id: string) => string
  /** The page of an open question; absent = there is none. */
  readonly questionHref?: (id: string) => string
}

/** Scenarios of a contradiction that are shown at once. */
const atOnce = 4

const grounds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    silence: 'The documents say nothing about it.',
    contradiction: 'One document says both.',
    damage: 'Words or icons of the document are lost.',
  }),
)

/** Why the documents leave a question open, as a sentence. */
export function whyOpen(about: string): string {
  return grounds.get(about) ?? capital(about)
}

/** What touches a ruling: amendments, other law, open questions, customs. Each part is left out where there is nothing. */
export function lawSections<C extends PlayedCase>(view: LawView<C>, ruling: string, beside: LawBeside): Child {
  const { amendedBy, contradictions, questions, customs, unnoticed, parts, derived } = beside
  return [
    parts.length > 0 && partList(parts),
    derived.length > 0 && derivedList(ruling, derived, view.rulesetTitles),
    amendedBy.length > 0 &&
      h(
        'details',
        { class: 'related' },
        h('summary', null, `Its entry is amended by ${counted(amendedBy.length, 'ruling')}`),
        rulingList(view, amendedBy),
      ),
    contradictions.map(({ topic, law }) => otherLaw(view, ruling, topic, law)),
    questions.length > 0 &&
      h(
        'section',
        { class: 'related' },
        h('h2', null, questions.length === 1 ? 'An open question touches it' : 'Open questions touch it'),
        questions.map(question => openQuestion(view, question)),
      ),
    customs.length > 0 &&
      fold({ class: 'related' }, `Its cases also rest on ${counted(customs.length, 'custom')}`, () =>
        h(
          'ul',
          { class: 'plain' },
          customs.map(({ id, says, cases }) =>
            h(
              'li',
              null,
              says || id,
              ' ',
              h('a', { href: view.customHref(id), class: 'quiet' }, counted(cases, 'case')),
            ),
          ),
        ),
      ),
    unnoticed.length > 0 &&
      fold(
        { class: 'related' },
        `${counted(unnoticed.length, 'change')} of its words, or of when it is obeyed, would be noticed by no scenario`,
        () =>
          h(
            'ul',
            { class: 'plain' },
            unnoticed.map(word => h('li', null, h('code', null, word))),
          ),
      ),
  ]
}

/** What each law says of the same situation, side by side, and the boards on which it is played. */
function otherLaw<C extends PlayedCase>(
  view: LawView<C>,
  ruling: string,
  topic: string,
  law: readonly SideBeside[],
): HTMLElement {
  return h(
    'section',
    { class: 'related other-law' },
    h('h2', null, 'Other law on it: ', topic),
    h(
      'div',
      { class: 'sides' },
      law.map(side =>
        h(
          'div',
          { class: `side${side.isHere ? ' is-here' : ''}` },
          h('h3', null, side.documents.map(document => view.documentTitle.get(document) ?? document).join(', ')),
          h('p', null, side.words),
          h(
            'details',
            null,
            h(
              'summary',
              { class: 'quiet' },
              counted(side.rulings.length, 'ruling'),
              side.isHere && ', this one among them',
            ),
            rulingList(view, side.rulings),
          ),
        ),
      ),
    ),
    playedOnOneBoard(view, ruling, law),
  )
}

/** Outlines that more than one side has cases of, those of the ruling first. */
function playedOnOneBoard<C extends PlayedCase>(view: LawView<C>, ruling: string, law: readonly SideBeside[]): Child {
  const bySide = law.map(({ rulings }) => new Set(rulings.flatMap(id => view.casesByRuling.get(id) ?? [])))
  const all = new Set(bySide.flatMap(cases => [...cases]))
  const isOwn = (cases: readonly C[]) => cases.some(({ rulings }) => rulings.includes(ruling))
  const shared = [...groupBy<C>(all, scenarioKey).values()]
    .filter(cases => bySide.filter(side => cases.some(one => side.has(one))).length > 1)
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const item = (cases: readonly C[]) =>
    h('li', null, h('span', null, capital(scenarioName(cases))), cases.map(view.caseLink))
  const rest = shared.slice(atOnce)
  return (
    shared.length > 0 && [
      h('h3', null, 'Played on one board'),
      h('ul', { class: 'plain one-board' }, shared.slice(0, atOnce).map(item)),
      rest.length > 0 &&
        fold({ class: 'case-fold' }, counted(rest.length, 'more scenario'), () =>
          h('ul', { class: 'plain one-board' }, rest.map(item)),
        ),
    ]
  )
}

function openQuestion<C extends PlayedCase>(view: LawView<C>, { id, about, question, readings, plays }: LawQuestion) {
  const href = view.questionHref?.(id)
  return h(
    'div',
    { class: 'open-question' },
    h('p', null, href ? h('a', { href }, question) : question),
    h('p', { class: 'quiet' }, whyOpen(about)),
    h(
      'ul',
      { class: 'plain' },
      Object.entries(readings).map(([slug, words]) =>
        h('li', null, words, slug === plays && h('span', { class: 'quiet' }, ' The suite expects this reading.')),
      ),
    ),
  )
}
