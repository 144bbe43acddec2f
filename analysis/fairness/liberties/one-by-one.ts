import type { ActResult, AnswerRequest, Question } from '../../../protocol/types.ts'
import type { EngineFunction } from '../../reference.ts'
import { changed, isActResult, isObservation, type Liberty } from './liberty.ts'

/** A choice of several cards that is being made card by card. */
interface Choosing {
  readonly whole: Question
  readonly picked: readonly string[]
}

const isOfSeveral = ({ kind, of, min = 1, max = 1, pass }: Question): boolean =>
  kind === 'choose' && !pass && !!of && min === max && min > 1 && of.length > min

const next = ({ whole, picked }: Choosing): Question => ({
  ...whole,
  q: `${whole.q}+${picked.length}`,
  of: (whole.of ?? []).filter(one => !picked.includes(one)),
  min: 1,
  max: 1,
})

/** Several cards are chosen one after the other. */
function chosenOneByOne(engine: EngineFunction): EngineFunction {
  let choosing: Choosing | undefined
  const split = (pending: readonly Question[]): readonly Question[] => {
    const whole = pending.find(isOfSeveral)
    choosing = whole ? { whole, picked: [] } : undefined
    return choosing ? [next(choosing)] : pending
  }
  const answer = (request: AnswerRequest, now: Choosing): ReturnType<EngineFunction> => {
    const pick = 'pick' in request.answer ? request.answer.pick : []
    const picked = [...now.picked, ...pick]
    const isGood = pick.length === 1 && picked.every(one => now.whole.of?.includes(one))
    if (!isGood) {
      const refused: ActResult = {
        outcome: 'refused',
        refusal: { stage: 'answer', code: 'not-a-choice' },
        pending: [next(now)],
      }
      return { id: request.id, result: refused }
    }
    if (picked.length < (now.whole.min ?? 1)) {
      choosing = { ...now, picked }
      return { id: request.id, result: { outcome: 'done', pending: [next(choosing)] } }
    }
    return tell(engine({ ...request, q: now.whole.q, answer: { pick: picked } }))
  }
  const tell = (reply: ReturnType<EngineFunction>): ReturnType<EngineFunction> =>
    changed(reply, result =>
      isActResult(result) && result.outcome === 'done' ? { ...result, pending: split(result.pending) } : result,
    )
  return request => {
    if (request.do === 'answer' && choosing) return answer(request, choosing)
    if (request.do === 'observe') {
      return changed(engine(request), result =>
        choosing && isObservation(result) ? { ...result, pending: [next(choosing)] } : result,
      )
    }
    if (request.do === 'arrange') choosing = undefined
    return request.do === 'act' && request.try ? engine(request) : tell(engine(request))
  }
}

export const oneByOne: Liberty = {
  id: 'chosen one by one',
  says: 'It has several cards chosen one after the other.',
  wrap: chosenOneByOne,
}
