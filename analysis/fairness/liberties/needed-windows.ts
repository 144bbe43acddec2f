import { outOfPlay } from '../../../protocol/out-of-play.ts'
import type { Act, Board, Card, Place, Question, Reply, Request } from '../../../protocol/types.ts'
import type { EngineFunction } from '../../reference.ts'
import { goingOn, isActResult, type Liberty, seen } from './liberty.ts'

const own = ({ controller, owner, where: [place, of] }: Card, player: string): boolean =>
  outOfPlay.has(place) ? of === player : (controller ?? owner) === player

/** Places in which an aim may take what is played or sent, by where it is itself. */
const takes = (place: string): readonly Place[] =>
  place === 'spaceline' ? ['space', 'planet'] : ['space', 'planet', 'docked'].includes(place) ? ['aboard', 'space'] : []

/** Everything that a player could do with the card in answer to something, the simplest first. */
function* answersWith({ id, where }: Card, { cards }: Board): Iterable<Act> {
  const kinds = outOfPlay.has(where[0]) ? (['play', 'use'] as const) : (['use', 'launch'] as const)
  for (const kind of kinds) yield { kind, card: id }
  const aims = cards.filter(one => one.where[0] === 'play' || !outOfPlay.has(one.where[0]))
  const [kind] = kinds
  for (const aim of aims) {
    yield { kind, card: id, to: ['on', aim.id], targets: [aim.id] }
    for (const place of takes(aim.where[0])) yield { kind, card: id, to: [place, aim.id] }
  }
}

/** Could the player do anything in the window? Some cards in play serve whoever meets their needs. */
function couldAnswer(engine: EngineFunction, request: Request, { who }: Question): boolean {
  const { board } = seen(engine, request)
  if (board.cards.some(card => card.mode !== undefined && own(card, who))) return true
  for (const card of board.cards) {
    if (!own(card, who) && outOfPlay.has(card.where[0])) continue
    for (const act of answersWith(card, board)) {
      const reply = engine({ id: request.id, do: 'act', as: who, act, try: true })
      if ('result' in reply && isActResult(reply.result) && reply.result.outcome !== 'refused') return true
    }
  }
  return false
}

/** Windows in which nobody could do anything are not opened. */
function neededAlone(engine: EngineFunction): EngineFunction {
  const pass = (reply: Reply, request: Request): Reply =>
    goingOn(engine, reply, ({ pending }) => {
      const window = pending.find(({ kind, pass: may }) => kind === 'response' && may)
      return window && !couldAnswer(engine, request, window) ? { question: window, answer: { pass: true } } : undefined
    })
  return request => (request.do === 'act' && request.try ? engine(request) : pass(engine(request), request))
}

export const neededWindows: Liberty = {
  id: 'no needless windows',
  says: 'It opens no window in which nobody could do anything.',
  wrap: neededAlone,
}
