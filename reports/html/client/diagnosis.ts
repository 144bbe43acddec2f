import { lawName } from '../../law-name.ts'
import { counted } from '../../words.ts'
import type { EmbeddedDiagnosis, EmbeddedExplanation } from '../embedded.ts'
import { coded } from './coded.ts'
import { type Child, h, link } from './dom.ts'
import { fold } from './fold.ts'
import type { Report } from './report.ts'

/** Explanations shown at once; the others wait for a click. */
const atOnce = 3

/** What explains the failures; nothing when none failed. */
export function diagnosisSection(report: Report): Child {
  const { diagnosis } = report
  if (!diagnosis) return false
  const { explanations, failures } = diagnosis
  const items = explanations.map(one => explanation(report, one, failures))
  const rest = items.slice(atOnce)
  return h(
    'section',
    { class: 'diagnosis' },
    h('h2', null, failures === 1 ? 'What explains the failure' : `What explains the ${counted(failures, 'failure')}`),
    h(
      'p',
      { class: 'quiet' },
      'Measured: an engine that is wrong in this one way fails the same cases at the same step for the same reason.',
    ),
    items.length > 0 && h('ol', { class: 'explanations' }, items.slice(0, atOnce)),
    rest.length > 0 &&
      fold({ class: 'more-explanations' }, counted(rest.length, 'more explanation'), () =>
        h('ol', { class: 'explanations' }, rest),
      ),
    unexplained(report, diagnosis),
  )
}

function explanation(report: Report, one: EmbeddedExplanation, failures: number): HTMLElement {
  const { says, carries, rulings, explains, against } = one
  const share = Math.round((100 * explains.length) / failures)
  return h(
    'li',
    { class: 'explanation' },
    h(
      'span',
      { class: 'weight', 'aria-hidden': 'true' },
      explains.length.toLocaleString('en'),
      h('span', { class: 'share', style: `width: ${share}%` }),
    ),
    h(
      'div',
      null,
      h('p', { class: 'says' }, linked(says, rulings)),
      h('p', { class: 'quiet' }, carries, '.'),
      caseFold(report, `The ${counted(explains.length, 'case')} that it explains`, explains),
      against.length > 0 && caseFold(report, `Against it: ${counted(against.length, 'case')}`, against),
    ),
  )
}

/** The sentence with the ids of its rulings as links. */
function linked(says: string, rulings: readonly string[]): readonly Child[] {
  const words = says.split(/(?<=\s)|(?=[\s:,.])/)
  return words.map(word => (rulings.includes(word) ? link(word, { class: 'id' }, word) : coded(word)))
}

function unexplained(report: Report, { unexplained: ids, open }: EmbeddedDiagnosis): HTMLElement {
  return h(
    'div',
    { class: 'unexplained' },
    open.map(sentence => h('p', null, sentence)),
    ids.length > 0 && caseFold(report, ids.length === 1 ? 'It' : `The ${counted(ids.length, 'case')}`, ids),
  )
}

function caseFold(report: Report, title: string, ids: readonly string[]): HTMLElement {
  return fold({ class: 'case-fold' }, title, () =>
    h(
      'ul',
      { class: 'plain' },
      ids.map(id => caseLine(report, id)),
    ),
  )
}

function caseLine(report: Report, id: string): HTMLElement {
  const one = report.caseById.get(id)
  return h(
    'li',
    null,
    link(id, null, one?.scenario ?? id),
    h('span', { class: 'quiet' }, one && ` ${lawName(report, one.ruleset)}`),
  )
}
