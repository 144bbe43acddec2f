import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { onWhatIsThere, whereItsTextSays } from '../../seeding/law/glossary-phases.ts'
import { goesWhereItsTextSays, mayBeSeededOn } from '../../seeding/questions.ts'

const isSpacedoor = (game: Game, card: CardId): boolean => refersTo(game, 'Spacedoor', game.card(card).title)

const onAnyFacility = presumption({
  ruling: 'a Spacedoor is seeded on any facility',
  asked: goesWhereItsTextSays,
  applies: ({ card }, game) => isSpacedoor(game, card),
  answer: false,
  exceptionTo: [whereItsTextSays],
})

const oneEach = presumption({
  ruling: 'a player seeds one Spacedoor',
  asked: mayBeSeededOn,
  applies: ({ card }, game) =>
    isSpacedoor(game, card) &&
    game.state.cards.some(
      other => inPlay(other) && other.owner === game.card(card).owner && isSpacedoor(game, other.id),
    ),
  answer: false,
  exceptionTo: [onWhatIsThere],
})

/** It is seeded on outposts, and as often as its player likes. */
export const seedingSpacedoors = [
  onAnyFacility,
  denial('1eS-spacedoor-01', onAnyFacility, true),
  oneEach,
  denial('1eS-spacedoor-05', oneEach, true),
]
