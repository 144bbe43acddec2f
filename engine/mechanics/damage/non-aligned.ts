import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'

/** Is it of no affiliation but that of the Non-Aligned? */
export const isNonAligned = (game: Game, card: CardId): boolean =>
  affiliationsOf(game, card).every(one => one === 'non-aligned')
