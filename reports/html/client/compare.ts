import { lawName } from '../../law-name.ts'
import type { StepResult } from '../../result.ts'
import { outcomeWords } from '../../words.ts'
import { boardAfter } from './boards.ts'
import { type Child, h, link } from './dom.ts'
import { outcomeIcon } from './icons.ts'
import type { Case, Details, Report } from './report.ts'
import { rulingList } from './ruling-list.ts'
import { stepList } from './steps.ts'
import { capital } from './words.ts'

/** The same scenario under each ruleset, side by side: what the law says, what the engine did, the board afterwards. */
export async function comparison(report: Report, cases: readonly Case[]): Promise<HTMLElement> {
  const all = await Promise.all(cases.map(async one => ({ one, details: await report.detailsOf(one) })))
  const shared = sharedSteps(all.map(({ details }) => details))
  const [first] = all
  const isOne = all.every(({ details }) => own(details, shared).length === 0)
  const intro = isOne
    ? 'The same outcome is expected under each of these rulesets.'
    : 'Another law on the same board: what is expected differs.'
  return h(
    'div',
    { class: 'comparison' },
    h('p', { class: 'lede' }, intro),
    steps(
      'h3',
      'In each of them',
      (first?.details.steps ?? []).filter(step => shared.has(line(step))),
    ),
    h(
      'div',
      { class: 'columns' },
      all.map(entry => column(report, entry, shared)),
    ),
  )
}

interface Entry {
  readonly one: Case
  readonly details: Details
}

function line(step: StepResult): string {
  return `${step.text}\n${JSON.stringify(step.table ?? [])}`
}

/** Steps that every variant has. */
function sharedSteps(list: readonly Details[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = list.map(({ steps }) => new Set(steps.map(line)))
  return new Set([...first].filter(text => others.every(other => other.has(text))))
}

function own(details: Details, shared: ReadonlySet<string>): readonly StepResult[] {
  return details.steps.filter(step => !shared.has(line(step)))
}

function steps(level: 'h3' | 'h4', label: string, list: readonly StepResult[]): Child {
  return list.length > 0 && h('div', { class: 'brief' }, h(level, null, label), stepList(list))
}

/** The parts of a column line up with those of its neighbours. */
function column(report: Report, { one, details }: Entry, shared: ReadonlySet<string>): HTMLElement {
  const { changed, picture } = boardAfter(report, details)
  return h(
    'article',
    { class: 'column' },
    h('div', null, columnHead(report, one), rulingList(report, one.rulings)),
    h('div', null, steps('h4', 'Only here', own(details, shared))),
    h(
      'div',
      { class: 'brief' },
      h('h4', null, 'What the engine did'),
      one.message && h('p', { class: 'message' }, one.message),
      changed ?? (!one.message && h('p', { class: 'quiet' }, 'As expected.')),
    ),
    h('div', null, picture),
  )
}

function columnHead(report: Report, one: Case): Child {
  return [
    h('h3', null, link(one.id, null, lawName(report, one.ruleset))),
    h('p', { class: `outcome tone-${one.outcome}` }, outcomeIcon(one.outcome), capital(outcomeWords[one.outcome])),
  ]
}
