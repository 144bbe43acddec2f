import type { Board } from '../../../protocol/types.ts'
import type { EngineFunction } from '../../reference.ts'
import { changed, isActResult, isObservation, seen } from './liberty.ts'

/** Whoever ends a turn of play when neither player has a card to draw ends the game, and has not won it. */
export function overWithoutCards(engine: EngineFunction): EngineFunction {
  let over: Board['over']
  return request => {
    if (request.do === 'arrange') over = undefined
    const mayEnd = request.do === 'answer' || (request.do === 'act' && request.act.kind === 'end' && !request.try)
    if (over && (mayEnd || request.do === 'act')) {
      const refusal = { stage: 'start', code: 'wrong-time', text: 'The game is over' } as const
      return { id: request.id, result: { outcome: 'refused', refusal, pending: [] } }
    }
    const before = mayEnd ? seen(engine, request).board : undefined
    return changed(engine(request), result => {
      if (before) over = endedBy(before, seen(engine, request).board)
      if (!over) return result
      if (isActResult(result)) return { ...result, pending: [] }
      return isObservation(result) ? { ...result, board: { ...result.board, over }, pending: [] } : result
    })
  }
}

function endedBy({ turn }: Board, { turn: next, cards, players, over }: Board): Board['over'] {
  if (over) return over
  const ended = next.number !== turn.number && !turn.phase.startsWith('seed-')
  if (!ended || cards.some(({ where }) => where[0] === 'deck')) return undefined
  return { winner: players.find(({ name }) => name !== turn.player)?.name ?? null }
}
