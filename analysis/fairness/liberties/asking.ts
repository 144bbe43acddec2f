import type { ActResult, Question, Reply, Request } from '../../../protocol/types.ts'
import { onlyAnswer } from '../../../steps/judge/forced.ts'
import type { EngineFunction } from '../../reference.ts'
import { changed, goingOn, isActResult, isObservation, type Liberty } from './liberty.ts'
import { neededWindows } from './needed-windows.ts'
import { withOwnHandles } from './own-handles.ts'

/** A decision that stands before what the engine has to tell. */
interface Held {
  readonly question: Question
  readonly outcome: ActResult
}

/** After an act or an answer somebody is asked something that has one answer, before its outcome goes on. */
const askingFirst =
  (ask: (request: Request, result: ActResult) => Question | undefined) =>
  (engine: EngineFunction): EngineFunction => {
    let held: Held | undefined
    return request => {
      if (held && request.do === 'answer' && request.q === held.question.q) {
        const { outcome } = held
        held = undefined
        return { id: request.id, result: { ...outcome, events: [], outcome: 'done' } }
      }
      if (request.do === 'arrange') held = undefined
      if (held && request.do === 'act') return { id: request.id, result: notNow(held.question) }
      const reply = engine(request)
      if (held)
        return changed(reply, result => (isObservation(result) ? { ...result, pending: [held!.question] } : result))
      if (request.do === 'act' && request.try) return reply
      return changed(reply, result => {
        if (!isActResult(result) || result.outcome !== 'done') return result
        const question = ask(request, result)
        if (!question) return result
        held = { question, outcome: result }
        return { ...result, pending: [question] }
      })
    }
  }

const notNow = (question: Question): ActResult => ({
  outcome: 'refused',
  refusal: { stage: 'start', code: 'wrong-time' },
  pending: [question],
})

const rivalOf = (player: string): string => (player === 'Alice' ? 'Bob' : 'Alice')

const aWindow = (request: Request): Question | undefined =>
  request.do === 'act' ? { q: 'window', who: rivalOf(request.as), kind: 'response', pass: true } : undefined

const oneCandidate = (request: Request): Question | undefined => {
  if (request.do !== 'act') return undefined
  const card = request.act.card ?? request.act.cards?.[0]
  return card === undefined ? undefined : { q: 'forced', who: request.as, kind: 'choose', of: [card], min: 1, max: 1 }
}

const theOrder = (request: Request): Question | undefined => {
  if (request.do !== 'answer' || request.as === 'chance' || !('pick' in request.answer)) return undefined
  const { pick: of } = request.answer
  return of.length > 1 ? { q: 'order', who: request.as, kind: 'order', of } : undefined
}

/** Decisions with one candidate are taken by the engine itself. */
function forcedUnasked(engine: EngineFunction): EngineFunction {
  const goOn = (reply: Reply): Reply =>
    goingOn(engine, reply, ({ pending }) => {
      const question = pending.find(onlyAnswer)
      return question && { question, answer: onlyAnswer(question)! }
    })
  return request => (request.do === 'act' && request.try ? engine(request) : goOn(engine(request)))
}

/** Questions that an engine may ask, and need not. */
export const waysOfAsking: readonly Liberty[] = [
  { id: 'other handles', says: 'It names its decisions otherwise.', wrap: withOwnHandles },
  {
    id: 'windows for nobody',
    says: 'It opens a window after every act, although nobody can respond.',
    wrap: askingFirst(aWindow),
  },
  { id: 'forced decisions asked', says: 'It asks even where there is one candidate.', wrap: askingFirst(oneCandidate) },
  {
    id: 'ordered afterwards',
    says: 'A player who has chosen several cards is asked in which order they come.',
    wrap: askingFirst(theOrder),
  },
  { id: 'forced decisions not asked', says: 'It does not ask where there is one candidate.', wrap: forcedUnasked },
  neededWindows,
]
