import type { Board } from '../../../protocol/types.ts'
import type { EngineFunction } from '../../reference.ts'
import { changed, isActResult, isObservation, type Liberty } from './liberty.ts'

/** Dilemmas that have been overcome and lie with the mission are shown in that condition, as any card is in its own. */
function shownAsOvercome(engine: EngineFunction): EngineFunction {
  const overcome = new Set<string>()
  const show = (board: Board): Board => ({
    ...board,
    cards: board.cards.map(card =>
      overcome.has(card.id) && card.where[0] === 'under' && !card.is?.includes('overcome')
        ? { ...card, is: [...(card.is ?? []), 'overcome'] }
        : card,
    ),
  })
  return request => {
    if (request.do === 'arrange') overcome.clear()
    return changed(engine(request), result => {
      if (isObservation(result)) return { ...result, board: show(result.board) }
      const events = (isActResult(result) && result.events) || []
      for (const { event, cards = [] } of events) if (event === 'overcome') for (const id of cards) overcome.add(id)
      return result
    })
  }
}

export const overcomeShown: Liberty = {
  id: 'overcome dilemmas',
  says: 'It shows dilemmas that lie with the mission as overcome.',
  wrap: shownAsOvercome,
}
