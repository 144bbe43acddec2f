import type { Enactment } from '../../../analysis/impact/proposal.ts'
import { understood } from '../../../analysis/impact/understood.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import { h } from '../../../reports/html/client/dom.ts'
import { button } from '../button.ts'
import { download } from '../keep.ts'
import { titleOf } from '../laws-beside.ts'
import type { Course } from '../play.ts'
import type { Situation } from '../situation.ts'
import { askedHere, type OpenToRules } from './asked-here.ts'
import { fileName, proposalOf, yamlOf } from './proposal-of.ts'
import { questionField, type RuleFields, ruleFields } from './rule-fields.ts'
import { progress, whatChanges } from './what-changes.ts'

/** A form for a change of the law, and a part of the page for what it comes to. */
export interface Propose {
  readonly dom: HTMLElement
  readonly results: HTMLElement
  readonly show: (course: Course | undefined, at: number, situation: Situation) => void
}

/** Nothing is asked before somebody opens it. */
export function propose(): Propose {
  let here: { readonly course: Course; readonly at: number; readonly situation: Situation } | undefined
  let rule: RuleFields | undefined
  let [looked, run] = [0, 0]
  const says = h('textarea', { id: 'own-rule', rows: 2, placeholder: 'Stopped cards may operate transporters.' })
  const fields = h('div', null)
  const read = h('p', { class: 'understood', role: 'status' })
  const status = h('div', { role: 'status' })
  const results = h('section', { class: 'proposed impact', 'aria-label': 'What the proposal would change' })
  const intro = h('p', { class: 'quiet' })
  const dom = h(
    'details',
    { class: 'free propose' },
    h('summary', null, 'Propose a rule'),
    intro,
    h('label', { for: 'own-rule' }, 'Your rule, in your own words'),
    says,
    fields,
    read,
    h(
      'div',
      { class: 'controls' },
      button('See what it would change', () => void play()),
      button('Download the proposal', take),
    ),
    status,
  )

  async function look(): Promise<void> {
    const mine = ++looked
    if (!here || !dom.open) return
    const { course, at, situation } = here
    const { ruleset } = course.law
    intro.textContent = `Change “${titleOf(ruleset)}” for the situation at this step, then play its whole suite again.${besides(situation)}`
    const law = rulesets.get(ruleset)
    const board = course.moments.slice(0, at).findLast(one => one.board)?.board
    const questions = law && board ? await askedHere(course, at, law) : []
    if (mine !== looked) return
    if (!law || !board || !questions.length) {
      rule = undefined
      fields.replaceChildren(h('p', { class: 'quiet' }, 'Go to a step at which the law decides something.'))
      return
    }
    const form = h('div', null)
    const choose = (question: OpenToRules): void => {
      rule = ruleFields(question, { law: ruleset, board })
      form.replaceChildren(rule.dom)
      tell()
    }
    fields.replaceChildren(questionField(questions, choose), form)
    if (questions[0]) choose(questions[0])
  }

  function own(): Enactment | undefined {
    const enact = says.value.trim()
    return enact && rule ? { enact, ...rule.value(), shownBy: [] } : undefined
  }

  function tell(): void {
    read.textContent = rule ? understood(rule.value()) : ''
  }

  function proposal() {
    const { course, situation } = here ?? {}
    if (!course || !situation) return undefined
    const all = proposalOf(situation, course.law.ruleset, own())
    if (all.changes.length) return all
    status.replaceChildren(
      h('p', null, 'Nothing is proposed yet: write your rule, strike a ruling out, or choose another reading.'),
    )
    says.focus()
    return undefined
  }

  async function play(): Promise<void> {
    const wanted = proposal()
    if (!wanted) return
    const mine = ++run
    results.replaceChildren()
    const found = await whatChanges(wanted, {
      isStale: () => mine !== run,
      tell: (played, of) => status.replaceChildren(progress(played, of)),
    })
    if (found === undefined || mine !== run) return
    if (typeof found === 'string') return status.replaceChildren(h('p', { class: 'remark' }, found))
    status.replaceChildren(h('p', null, 'Played. What it would change is below.'))
    results.replaceChildren(...found)
    results.scrollIntoView()
  }

  function take(): void {
    const wanted = proposal()
    if (wanted) download(yamlOf(wanted), fileName)
  }

  dom.addEventListener('toggle', () => void look())
  dom.addEventListener('change', tell)
  return {
    dom,
    results,
    show(course, at, situation) {
      if (course === here?.course && at === here?.at) return
      here = course && { course, at, situation }
      void look()
    },
  }
}

/** What else has been changed in the law. */
function besides({ struck, readings }: Situation): string {
  const all = [...struck.map(id => `${id} is struck out`), ...readings.map(name => `${name} is read`)]
  return all.length ? ` Part of the proposal, too: ${all.join('; ')}.` : ''
}
