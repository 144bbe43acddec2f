import { inPlay } from '../../board/places.ts'
import { matches } from '../../text/match.ts'
import type { Requirements } from '../../text/requirement.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'anywhere'> = {
  anywhere: (game, { anywhere }, { you }) =>
    game.state.cards.some(c => inPlay(c) && matches(game, c.id, anywhere, you)),
}
