import { mayBeOrders, segmentOfAct } from '../../../steps/suite/segment.ts'
import type { EngineFunction } from '../../reference.ts'
import { seen } from './liberty.ts'

/** Orders are given in the segment for orders, and cards that are played as the card play are played before. */
export function strictAboutSegments(engine: EngineFunction): EngineFunction {
  return request => {
    if (request.do !== 'act' || !mayBeOrders.has(request.act.kind)) return engine(request)
    const { board, pending = [] } = seen(engine, request)
    if (segmentOfAct(request.act, board.cards) !== 'orders') return engine(request)
    const isOwn = pending.some(({ kind, who }) => kind === 'action' && who === request.as)
    if (!isOwn || board.turn.phase === 'orders') return engine(request)
    const refusal = { stage: 'start', code: 'wrong-time', text: 'Orders come after the card play' } as const
    return { id: request.id, result: { outcome: 'refused', refusal, pending } }
  }
}
