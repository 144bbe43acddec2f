import { type Answer, seen } from './answer.ts'

const orders: ReadonlySet<string> = new Set([
  ...['beam', 'walk', 'move', 'dock', 'undock', 'land', 'launch', 'cloak', 'decloak', 'phase', 'dephase'],
  ...['attempt', 'scout', 'commandeer', 'attack'],
])

/** Orders are given in the segment for orders, and cards that are played as the card play are played before. */
export function strictAboutSegments(answer: Answer): Answer {
  return request => {
    if (request.do !== 'act' || !orders.has(request.act.kind)) return answer(request)
    const { board, pending } = seen(answer, request)
    const isOwn = pending.some(({ kind, who }) => kind === 'action' && who === request.as)
    if (!isOwn || board.turn.phase === 'orders') return answer(request)
    const refusal = { stage: 'start', code: 'wrong-time', text: 'Orders come after the card play' } as const
    return { id: request.id, result: { outcome: 'refused', refusal, pending } }
  }
}
