import type { ActResult, Board, Observation } from '../../protocol/types.ts'
import { type Answer, resultOf, seen } from './answer.ts'

/** Whoever ends a turn without a card to draw ends the game, and has not won it. */
export function overWithoutCards(answer: Answer): Answer {
  let over: Board['over']
  return request => {
    if (request.do === 'arrange') over = undefined
    const mayEnd = request.do === 'answer' || (request.do === 'act' && request.act.kind === 'end' && !request.try)
    if (over && (mayEnd || request.do === 'act')) {
      const refusal = { stage: 'start', code: 'wrong-time', text: 'The game is over' } as const
      return { id: request.id, result: { outcome: 'refused', refusal, pending: [] } }
    }
    const before = mayEnd ? seen(answer, request).board : undefined
    const reply = answer(request)
    if (before && 'result' in reply) over = endedBy(before, seen(answer, request).board)
    if (!over || !('result' in reply)) return reply
    if (request.do !== 'observe') return { ...reply, result: { ...(resultOf(reply) as ActResult), pending: [] } }
    const { board, ...rest } = resultOf(reply) as Observation
    return { ...reply, result: { ...rest, board: { ...board, over }, pending: [] } }
  }
}

function endedBy({ turn }: Board, { turn: next, cards, players }: Board): Board['over'] {
  const ended = next.number !== turn.number
  if (!ended || cards.some(({ where }) => where[0] === 'deck' && where[1] === turn.player)) return undefined
  return { winner: players.find(({ name }) => name !== turn.player)?.name ?? null }
}
