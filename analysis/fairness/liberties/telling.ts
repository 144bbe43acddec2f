import type { Board, Card, Result } from '../../../protocol/types.ts'
import { isActResult, isHello, isObservation, type Liberty, retelling } from './liberty.ts'
import { overcomeShown } from './overcome.ts'

/** Between places, the order of cards means nothing; within a place it stays. */
function otherOrder(board: Board): Board {
  const groups = new Map<string, Card[]>()
  for (const card of board.cards) {
    const place = card.where.join()
    groups.set(place, [...(groups.get(place) ?? []), card])
  }
  return { ...board, cards: [...groups.values()].reverse().flat() }
}

/** The keys of every object the other way round. */
function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversed) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, reversed(inner)] as const)
      .reverse(),
  ) as T
}

const unexplained = (result: Result): Result => {
  if (isHello(result)) return { ...result, can: { ...result.can, reasons: false } }
  if (!isActResult(result) || !result.refusal) return result
  return { ...result, refusal: { stage: result.refusal.stage } }
}

const offeredOnly = (result: Result): Result => {
  if (!isActResult(result) || !result.refusal || result.refusal.stage === 'answer') return result
  return { ...result, refusal: { stage: 'offer', code: 'not-offered' } }
}

const noDryRuns = (result: Result): Result =>
  isHello(result) ? { ...result, can: { ...result.can, try: false } } : result

/** How an engine may tell of the same game. */
export const waysOfTelling: readonly Liberty[] = [
  {
    id: 'cards in another order',
    says: 'It lists the places of the board in another order.',
    wrap: retelling(result => (isObservation(result) ? { ...result, board: otherOrder(result.board) } : result)),
  },
  {
    id: 'fields in another order',
    says: 'It writes the fields of every message in another order.',
    wrap: retelling(result => reversed(result)),
  },
  { id: 'refusals without a code', says: 'It does not say why it refuses.', wrap: retelling(unexplained) },
  {
    id: 'refusals by not offering',
    says: 'It offers what is legal, and has no other answer to the rest.',
    wrap: retelling(offeredOnly),
  },
  { id: 'no dry runs', says: 'It cannot try an act without doing it.', wrap: retelling(noDryRuns) },
  overcomeShown,
]
