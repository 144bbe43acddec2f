import type { ActResult, Question } from '../../../protocol/types.ts'
import type { EngineFunction } from '../../reference.ts'
import { changed, isActResult, isHeld, type Liberty } from './liberty.ts'

/** What came of a choice of several cards, whose order is asked for before it is told. */
interface Held {
  readonly order: Question
  readonly outcome: ActResult
}

const isOfSeveral = ({ kind, who, max = 1 }: Question): boolean => kind === 'choose' && who !== 'chance' && max > 1

/** A player who has chosen several cards is asked in which order they come. */
function orderedAfterwards(engine: EngineFunction): EngineFunction {
  let open: readonly Question[] = []
  let held: Held | undefined
  return request => {
    if (request.do === 'arrange') held = undefined
    if (held && request.do === 'answer') {
      const { outcome } = held
      held = undefined
      return { id: request.id, result: outcome }
    }
    const question = request.do === 'answer' ? open.find(({ q }) => q === request.q) : undefined
    const of = request.do === 'answer' && 'pick' in request.answer ? request.answer.pick : []
    return changed(engine(request), result => {
      if (held) return isHeld(result) ? { ...result, pending: [held.order] } : result
      if (isHeld(result)) open = result.pending
      if (!question || !isOfSeveral(question) || of.length < 2) return result
      if (!isActResult(result) || result.outcome !== 'done') return result
      held = { order: { q: `${question.q}+order`, who: question.who, kind: 'order', of }, outcome: result }
      return { outcome: 'done', pending: [held.order] }
    })
  }
}

export const ordered: Liberty = {
  id: 'ordered afterwards',
  says: 'A player who has chosen several cards is asked in which order they come.',
  wrap: orderedAfterwards,
}
