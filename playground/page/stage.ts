import type { Board, MadeUp } from '../../protocol/types.ts'
import { boardPicture } from '../../reports/html/client/board.ts'
import { changesBetween } from '../../reports/html/client/changes.ts'
import { changesList } from '../../reports/html/client/changes-list.ts'
import { type Child, h } from '../../reports/html/client/dom.ts'
import { counted } from '../../reports/words.ts'
import { Finder } from '../../steps/judge/resolve.ts'
import { typeOfTitle, typesOf } from '../../steps/judge/types-of.ts'
import { answersOn } from '../../steps/on-board/answers-on.ts'
import { printStep } from '../../steps/phrases/compile-step.ts'
import { button } from './button.ts'
import { given } from './given.ts'
import { deciding, partsFrom, said, saysOf, titleOf } from './laws-beside.ts'
import { byId, type Course, type Moment } from './play.ts'
import type { Sentence } from './write-down.ts'

/** What somebody does on the stage. */
export interface Doings {
  readonly strike: (ruling: string) => void
  readonly write: (sentences: readonly Sentence[]) => void
}

/** What stands in place of every verdict where the text at hand was not played. */
export const notPlayed = (): HTMLElement =>
  h('p', { class: 'outcome is-not-played', role: 'status' }, 'Not played: what is wrong with the text stands below it.')

/** One law's board after so many steps, what has changed by the last of them, and by which rulings. */
export function stage(course: Course, at: number, courses: readonly Course[], doings: Doings): HTMLElement {
  const moment = course.moments[at - 1]
  const parts = partsFrom(course, courses, at)
  return h(
    'section',
    { class: 'stage' },
    h('h2', null, titleOf(course.law.ruleset)),
    h('p', { class: `outcome ${toneOf(course, at)}`, role: 'status' }, said(course, at)),
    parts !== undefined && h('p', { class: 'parts-here' }, parts),
    moment?.message && h('p', { class: 'message' }, moment.message),
    moment && decisions(moment, course, doings),
    moment?.board && picture(course, at, moment.board),
    moment && history(course, at),
    moment && why(moment, deciding(course, at), doings),
  )
}

function toneOf({ moments }: Course, at: number): string {
  return moments.slice(0, at).some(({ outcome }) => outcome === 'failed') ? 'is-wrong' : 'is-right'
}

function picture({ moments, kase }: Course, at: number, board: Board): Child {
  const before = moments.slice(0, at - 1).findLast(one => one.board)?.board
  const changes = before && changesBetween(before, board)
  const made = typesOf(madeIn(kase))
  return [
    boardPicture(board, {
      label: `After line ${moments[at - 1]?.line}`,
      side: 'after',
      types: title => typeOfTitle(title, made),
      ...(changes ? { changes } : {}),
    }),
    changes && changes.lines.length > 0 && changesList(changes),
  ]
}

/** All that was told up to here, step by step. */
function history({ moments }: Course, at: number): Child {
  const told = moments.slice(0, at).filter(({ events }) => events.length > 0)
  if (!told.length) return false
  const titles = new Map(
    moments.flatMap(({ board }) => board?.cards.map(({ id, title }) => [id, title ?? id] as const) ?? []),
  )
  const words = ({ event, cards = [], player }: Moment['events'][number]): string =>
    [event, cards.map(id => titles.get(id) ?? id).join(', '), player && `(${player})`].filter(Boolean).join(' ')
  return h(
    'details',
    null,
    h('summary', null, 'What has happened'),
    h(
      'ol',
      null,
      told.map(({ text, events }) =>
        h(
          'li',
          null,
          text,
          h(
            'ul',
            null,
            events.map(event => h('li', null, words(event))),
          ),
        ),
      ),
    ),
  )
}

/** The rulings of the step at hand; where it needed none, those of the last that did. */
function why(moment: Moment, decided: Moment | undefined, { strike }: Doings): Child {
  if (!decided) return h('p', { class: 'quiet' }, 'This step needed no ruling.')
  const { because, line } = decided
  const of = decided === moment ? '' : `Line ${line}: `
  return h(
    'details',
    { class: 'why', open: because.length < 6 },
    h('summary', null, `${of}${of ? 'decided' : 'Decided'} by ${counted(because.length, 'ruling')}`),
    h(
      'ul',
      null,
      because.map(id => {
        const ruling = byId().get(id)
        const from = given().documents.find(({ document }) => document === ruling?.document)?.title ?? ''
        return h(
          'li',
          null,
          h('span', { class: 'id' }, id),
          ` ${saysOf(id)} `,
          ruling && h('span', { class: 'quiet' }, `${from}, ${ruling.entry}, paragraph ${ruling.paragraph}. `),
          h('button', { type: 'button', class: 'quiet-button', on: { click: () => strike(id) } }, 'strike out'),
        )
      }),
    ),
  )
}

/** The decisions that are open, each answer as a sentence to be written down. */
function decisions({ pending, board }: Moment, { kase }: Course, { write }: Doings): Child {
  if (!board) return false
  const finder = new Finder(board, typesOf(madeIn(kase)))
  return pending
    .filter(({ kind }) => kind !== 'action' && kind !== 'response')
    .map(question => {
      const answers = answersOn(finder, question).map(operation => printStep(operation).text)
      return h(
        'p',
        { class: 'decision' },
        `${question.who === 'chance' ? 'Chance' : question.who} decides${question.why ? ` (${question.why})` : ''}: `,
        answers.map(text => button(text, () => write([{ keyword: 'When', text }]))),
      )
    })
}

const madeIn = ({ steps }: Course['kase']): readonly MadeUp[] =>
  steps.flatMap(({ operation }) => (operation.op === 'madeUp' ? operation.cards : []))
