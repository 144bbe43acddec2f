import type { ActRequest, Board, Reply, Request } from '../../../protocol/types.ts'
import { segmentOf } from '../../../steps/suite/segment.ts'
import type { EngineFunction } from '../reference.ts'
import { changed, isActResult, isObservation, type Liberty } from './liberty.ts'

function boardOf(engine: EngineFunction): Board | undefined {
  const reply = engine({ id: 0, do: 'observe' })
  return 'result' in reply && reply.result && isObservation(reply.result) ? reply.result.board : undefined
}

const refusedNow = (request: Request, engine: EngineFunction): Reply => {
  const reply = engine({ id: request.id, do: 'observe' })
  const pending = 'result' in reply && reply.result && isObservation(reply.result) ? (reply.result.pending ?? []) : []
  return { id: request.id, result: { outcome: 'refused', refusal: { stage: 'start', code: 'wrong-time' }, pending } }
}

/** Orders are refused until the segment of card plays is over. */
function strictSegments(engine: EngineFunction): EngineFunction {
  const isTooEarly = ({ as, act }: ActRequest): boolean => {
    if (segmentOf(act.kind, undefined) !== 'orders') return false
    const turn = boardOf(engine)?.turn
    return turn?.player === as && ['start', 'play'].includes(turn.phase)
  }
  return request => (request.do === 'act' && isTooEarly(request) ? refusedNow(request, engine) : engine(request))
}

/** Whoever ends his turn without a card to draw has lost. */
function endsOnEmptyDecks(engine: EngineFunction): EngineFunction {
  let winner: string | undefined
  const losing = (board: Board | undefined): string | undefined => {
    const player = board?.turn.player
    const isEmpty = !board?.cards.some(({ where: [place, holder] }) => place === 'deck' && holder === player)
    return isEmpty ? board?.players.find(({ name }) => name !== player)?.name : undefined
  }
  return request => {
    if (request.do === 'arrange') winner = undefined
    const isEnd = request.do === 'act' && request.act.kind === 'end' && !request.try
    const loses = isEnd && (request.act.of ?? 'turn') === 'turn' ? losing(boardOf(engine)) : undefined
    const reply = engine(request)
    return changed(reply, result => {
      if (isActResult(result) && result.outcome === 'done') winner ??= loses
      if (winner === undefined) return result
      if (isActResult(result)) return { ...result, pending: [] }
      return isObservation(result) ? { ...result, board: { ...result.board, over: { winner } }, pending: [] } : result
    })
  }
}

/** How strictly an engine may take what scenarios are seldom about. */
export const waysOfBeingStrict: readonly Liberty[] = [
  { id: 'strict segments', says: 'It refuses orders before card plays are over.', wrap: strictSegments },
  { id: 'empty decks', says: 'It ends the game when a player has no card to draw.', wrap: endsOnEmptyDecks },
]
