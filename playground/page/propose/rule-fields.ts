import { answersTo } from '../../../analysis/impact/own-rule.ts'
import type { Enactment } from '../../../analysis/impact/proposal.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import type { Board } from '../../../protocol/types.ts'
import { h } from '../../../reports/html/client/dom.ts'
import { saysOf } from '../laws-beside.ts'
import type { OpenToRules } from './asked-here.ts'
import { type CircumstanceFields, circumstanceFields } from './circumstance-fields.ts'

/** A rule as it was chosen in a form. */
export interface RuleFields {
  readonly dom: HTMLElement
  /** The rule, without its words. */
  readonly value: () => Omit<Enactment, 'enact' | 'shownBy'>
}

/** A choice of the question that the rule answers. */
export function questionField(questions: readonly OpenToRules[], choose: (question: OpenToRules) => void): HTMLElement {
  const option = (one: OpenToRules, at: number): HTMLElement => h('option', { value: at }, one.asks)
  const [decided, others] = [questions.filter(({ by }) => by.length), questions.filter(({ by }) => !by.length)]
  const select = h(
    'select',
    {
      id: 'own-question',
      on: {
        change: () => {
          const question = questions[Number(select.value)]
          if (question) choose(question)
        },
      },
    },
    decided.length > 0 && h('optgroup', { label: 'Answered by a ruling at this step' }, decided.map(option)),
    others.length > 0 &&
      h(
        'optgroup',
        { label: 'Also asked here' },
        others.map((one, at) => option(one, decided.length + at)),
      ),
  )
  return h('p', null, h('label', { for: 'own-question' }, 'It answers the question'), select)
}

/** Fields for the answer, the circumstances, and the rulings that the rule goes before. */
export function ruleFields(
  { name, asked, by }: OpenToRules,
  { law, board }: { readonly law: string; readonly board: Board },
): RuleFields {
  const answer = answerField(name, law)
  const when: CircumstanceFields = circumstanceFields('When', asked.places, board, true)
  const unless: CircumstanceFields = circumstanceFields('Except when', asked.places, board, false)
  const others = (rulesets.get(law)?.byQuestion.get(name) ?? []).filter(({ presumed }) => !presumed)
  const ids = [...new Set([...by, ...others.map(({ ruling }) => ruling)])]
  const boxes = ids.map(id => ({ id, box: h('input', { type: 'checkbox', checked: by.includes(id) }) }))
  return {
    dom: h(
      'div',
      null,
      answer.dom,
      when.dom,
      fold('Except when', unless.dom),
      boxes.length > 0 &&
        fold(
          'Which rulings it overrides',
          h(
            'ul',
            { class: 'plain' },
            boxes.map(({ id, box }) =>
              h('li', null, h('label', null, box, ` ${saysOf(id)} `, h('span', { class: 'id' }, id))),
            ),
          ),
        ),
    ),
    value: () => ({
      asked: name,
      answer: answer.value(),
      when: when.value(),
      unless: unless.value(),
      except: boxes.filter(({ box }) => box.checked).map(({ id }) => id),
    }),
  }
}

const fold = (summary: string, content: HTMLElement): HTMLElement =>
  h('details', { class: 'card-place' }, h('summary', null, summary), content)

function answerField(name: string, law: string): { readonly dom: HTMLElement; readonly value: () => string } {
  const base = rulesets.get(law)
  const answers = base && answersTo(name, base)
  const field =
    answers === 'number'
      ? h('input', { id: 'own-answer', type: 'number', value: '1', step: 1 })
      : h(
          'select',
          { id: 'own-answer' },
          (typeof answers === 'object' ? answers : ['yes', 'no']).map(word => h('option', null, word)),
        )
  return { dom: h('p', null, h('label', { for: 'own-answer' }, 'The answer is '), field), value: () => field.value }
}
