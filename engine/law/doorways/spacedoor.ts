import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { goesWhereItsTextSays, mayBeSeededOn } from '../../questions/seeding/questions.ts'
import { refersTo } from '../../text/names.ts'
import { onWhatIsThere, whereItsTextSays } from '../seeding/glossary-phases.ts'

const isSpacedoor = (game: Game, card: CardId): boolean => refersTo(game, 'Spacedoor', game.card(card).title)

/** It is seeded on outposts, and as often as its player likes. */
export const seedingSpacedoors = [
  against('1eS-spacedoor-01', goesWhereItsTextSays, true, {
    not: 'a Spacedoor is seeded on any facility',
    applies: ({ card }, game) => isSpacedoor(game, card),
    exceptionTo: [whereItsTextSays],
  }),
  against('1eS-spacedoor-05', mayBeSeededOn, true, {
    not: 'a player seeds one Spacedoor',
    applies: ({ card }, game) =>
      isSpacedoor(game, card) &&
      game.state.cards.some(
        other => inPlay(other) && other.owner === game.card(card).owner && isSpacedoor(game, other.id),
      ),
    exceptionTo: [onWhatIsThere],
  }),
]
