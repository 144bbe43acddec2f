import { inPlay } from '../../board/places.ts'
import type { State } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import { carryOutAt } from './due.ts'

const mayLeave = cardsThatMaySay(text => text.timed?.some(({ at }) => at === 'leaves play'))

/** What the texts of cards say that were in play then, and are no longer. */
export function* noticeGone(game: Game, since: State): Flow {
  if (since.cards === game.state.cards) return
  for (const { id } of mayLeave(game)) {
    const before = since.cards.find(c => c.id === id)
    const now = game.find(id)
    if (before && inPlay(before) && now && !inPlay(now)) yield* carryOutAt(game, 'leaves play', before.controller, id)
  }
}
