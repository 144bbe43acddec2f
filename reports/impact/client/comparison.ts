import type { Board } from '../../../protocol/types.ts'
import { boardPicture } from '../../html/client/board.ts'
import { changesBetween } from '../../html/client/changes.ts'
import { changesList } from '../../html/client/changes-list.ts'
import { type Child, h } from '../../html/client/dom.ts'
import { fold } from '../../html/client/fold.ts'
import { stepList, stepText } from '../../html/client/steps.ts'
import type { InWords } from '../embedded.ts'
import type { Comparison, Course } from '../impact.ts'
import type { OpenImpact } from './open-impact.ts'

type Step = Comparison['steps'][number]
type Happening = Course['steps'][number]

/** A step of which a course says nothing: it ended before. */
const notReached: Happening = { outcome: 'skipped', happens: [] }

/** A scenario to be unfolded: what happens today, and as proposed. */
export function comparisonFold(
  impact: OpenImpact,
  one: InWords<Comparison>,
  { open = false, remark }: { readonly open?: boolean; readonly remark?: string },
): HTMLElement {
  const summary = h(
    'span',
    { class: 'comparison-head' },
    h('span', { class: 'scenario-name' }, one.scenario),
    remark && h('span', { class: 'quiet' }, remark),
    h(
      'span',
      { class: 'verdicts' },
      line('Today', one.today, one.todayWords),
      line('As proposed', one.proposed, one.proposedWords),
    ),
  )
  return fold({ class: 'scenario', open }, summary, () => panel(impact, one))
}

function line(label: string, { outcome }: Course, words: string): HTMLElement {
  return h('span', { class: `verdict-line ${tones[outcome]}` }, h('strong', null, label), ' ', words)
}

const tones: Readonly<Record<Course['outcome'], string>> = {
  'as written': 'tone-pass',
  otherwise: 'tone-otherwise',
  contradiction: 'tone-crash',
  'not to be told': 'tone-unsupported',
}

function panel(impact: OpenImpact, one: Comparison): HTMLElement {
  const given = one.steps.filter(step => step.given)
  return h(
    'div',
    { class: 'case' },
    given.length > 0 && h('section', { class: 'position' }, h('h3', null, 'The position'), stepList(given)),
    h('section', null, h('h3', null, 'Step by step'), course(one)),
    boards(impact, one),
    h('p', { class: 'case-id' }, `${one.id} · ${one.feature.uri}:${one.feature.line}`),
  )
}

function course(one: Comparison): HTMLElement {
  const rows = one.steps.map((step, at) => ({ step, at })).filter(({ step }) => !step.given)
  return h(
    'table',
    { class: 'course' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        ['The scenario says', 'Today', 'As proposed'].map(name => h('th', { scope: 'col' }, name)),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map(({ step, at }) => courseRow(step, one.today.steps[at], one.proposed.steps[at])),
    ),
  )
}

function courseRow(step: Step, today: Happening | undefined, proposed: Happening | undefined): HTMLElement {
  const words = h(
    'th',
    { scope: 'row' },
    h('span', { class: 'keyword' }, step.keyword.trim()),
    ' ',
    stepText(step.text),
    table(step),
  )
  const isSame = JSON.stringify(today) === JSON.stringify(proposed)
  return h(
    'tr',
    null,
    words,
    isSame
      ? h('td', { colspan: '2', class: 'same', 'data-law': 'Under either law' }, happened(today))
      : [
          h('td', { class: 'today', 'data-law': 'Today' }, happened(today)),
          h('td', { class: 'proposed', 'data-law': 'As proposed' }, happened(proposed)),
        ],
  )
}

function table({ table: rows }: Step): Child {
  return (
    rows &&
    h(
      'ul',
      { class: 'deeds' },
      rows.slice(1).map(row => h('li', null, row.filter(Boolean).join(' '))),
    )
  )
}

const marks: Readonly<Record<Happening['outcome'], readonly [sign: string, word: string]>> = {
  pass: ['✓', 'so it is'],
  fail: ['✕', 'it is not so'],
  skipped: ['·', 'not looked at'],
}

function happened(happening: Happening | undefined): Child {
  const { outcome, happens } = happening ?? notReached
  const [sign, word] = marks[outcome]
  return [
    h('span', { class: `mark mark-${outcome}`, role: 'img', 'aria-label': word, title: word }, sign),
    happens.length > 0
      ? h(
          'ul',
          { class: 'happens' },
          happens.map(text => h('li', null, text)),
        )
      : h('span', { class: 'quiet' }, ` ${word}`),
  ]
}

function boards(impact: OpenImpact, { today, proposed }: Comparison): Child {
  const before = today.before ?? proposed.before
  if (!before) return false
  const types = (title: string) => impact.cardTypes[title]
  const picture = (board: Board | undefined, label: string) => {
    if (!board) return false
    const changes = changesBetween(before, board)
    return boardPicture(board, { label, side: 'after', changes, types })
  }
  const isOne = today.after && proposed.after && changesBetween(today.after, proposed.after).lines.length === 0
  return h(
    'section',
    { class: 'boards' },
    h('h3', null, 'The boards'),
    difference(today.after, proposed.after),
    h(
      'div',
      {
        class: `pictures laws${before.cards.filter(card => card.where[0] === 'spaceline').length > 2 ? ' is-wide' : ''}`,
      },
      boardPicture(before, { label: 'Before', side: 'before', types }),
      isOne
        ? picture(today.after, 'Afterwards, under either law')
        : [picture(today.after, 'Afterwards, today'), picture(proposed.after, 'Afterwards, as proposed')],
    ),
  )
}

function difference(today: Board | undefined, proposed: Board | undefined): Child {
  if (!today || !proposed) return false
  const changes = changesBetween(today, proposed)
  if (changes.lines.length === 0)
    return h('p', { class: 'unchanged' }, 'The board is the same in the end: the laws differ in what may be done.')
  return [h('p', { class: 'quiet' }, 'In the end, going from today’s board to the proposed one:'), changesList(changes)]
}
