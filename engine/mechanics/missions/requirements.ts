import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import { matches } from '../../text/match.ts'
import type { Requirements } from '../../text/requirement.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'inPlay'> = {
  inPlay: (game, { inPlay: like }, { you }) =>
    game.state.cards.some(c => inPlay(c) && matches(game, c.id, like, you) && can(game, c.id, 'count as in play')),
}
