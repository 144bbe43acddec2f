import type { StepResult } from '../../result.ts'
import { type Child, h } from './dom.ts'

/** A step as it is written. */
type Written = Pick<StepResult, 'keyword' | 'text' | 'table'>

const marks: Readonly<Record<StepResult['outcome'], readonly [sign: string, word: string]>> = {
  pass: ['✓', 'held'],
  fail: ['✕', 'did not hold'],
  skipped: ['·', 'not reached'],
}

/** The scenario as it is written. */
export function stepList(steps: readonly Written[]): HTMLElement {
  return h(
    'ol',
    { class: 'steps' },
    steps.map(step => stepItem(step, 'plain', h('span', { class: 'mark' }))),
  )
}

/** The scenario with what became of each step. */
export function playedSteps(steps: readonly StepResult[]): HTMLElement {
  const item = (step: StepResult) => {
    const [sign, word] = marks[step.outcome]
    const mark = h('span', { class: 'mark', role: 'img', 'aria-label': word, title: word }, sign)
    return stepItem(step, step.outcome, mark)
  }
  return h('ol', { class: 'steps' }, steps.map(item))
}

function stepItem(step: Written, name: string, mark: HTMLElement): HTMLElement {
  return h(
    'li',
    { class: `step step-${name}` },
    mark,
    h(
      'div',
      null,
      h('span', { class: 'keyword' }, step.keyword.trim()),
      ' ',
      stepText(step.text),
      step.table && stepTable(step.table),
    ),
  )
}

/** Names in quotes stand out. */
export function stepText(text: string): readonly Child[] {
  const parts = text.split(/("[^"]*")/)
  return parts.map(part => (part.startsWith('"') && part.length > 1 ? h('span', { class: 'quoted' }, part) : part))
}

function stepTable([head = [], ...rows]: readonly (readonly string[])[]): HTMLElement {
  return h(
    'div',
    { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': `Table: ${head.join(', ')}` },
    h(
      'table',
      { class: 'step-table' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          head.map(cell => h('th', { scope: 'col' }, cell)),
        ),
      ),
      h(
        'tbody',
        null,
        rows.map(row =>
          h(
            'tr',
            null,
            row.map(cell => h('td', null, stepText(cell))),
          ),
        ),
      ),
    ),
  )
}
