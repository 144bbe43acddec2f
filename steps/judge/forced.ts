import type { Answer, Question, QuestionKind } from '../../protocol/types.ts'

/** The only answer that the decision permits; undefined = there are several. */
export function onlyAnswer({ kind, of, min, max, pass }: Question): Answer | undefined {
  if (pass) return undefined
  if (kind === 'choose' && of && of.length <= (min ?? 1)) return { pick: [...of] }
  if (kind === 'word' && of?.length === 1) return { word: of[0]! }
  if (kind === 'order' && of && of.length < 2) return { order: [...of] }
  if (kind === 'number' && min !== undefined && min === max) return { number: min }
  return undefined
}

/** Would the decision take that answer? */
export function takes({ kind, of, pass }: Question, answer: Answer): boolean {
  if ('pass' in answer) return !!pass
  if (kind !== kindOf(answer)) return false
  const named =
    'pick' in answer ? answer.pick : 'order' in answer ? answer.order : 'word' in answer ? [answer.word] : []
  return named.every(one => !of || of.includes(one))
}

function kindOf(answer: Answer): QuestionKind {
  if ('yes' in answer) return 'confirm'
  if ('number' in answer) return 'number'
  if ('word' in answer) return 'word'
  if ('assign' in answer) return 'assign'
  return 'pick' in answer ? 'choose' : 'order'
}
