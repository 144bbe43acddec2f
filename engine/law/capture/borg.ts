import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { bindsBorgOfAnother } from '../../questions/missions/questions.ts'
import { refersTo } from '../../text/names.ts'
import { noAttempts } from '../scouting/locations.ts'

/** A Borg whom the opponent controls by Alien Parasites. */
function isInfectedBorg(game: Game, card: CardId): boolean {
  const { interlude } = game.state
  if (!interlude?.cards.includes(card) || !affiliationsOf(game, card).includes('borg')) return false
  return refersTo(game, 'Alien Parasites', game.card(interlude.by).title)
}

/** What the opponent may not do with Borg that Alien Parasites gave him. */
export const infectedBorg = [
  against('cr14-alien-parasites-01', bindsBorgOfAnother, true, {
    not: 'what binds Borg binds nobody else who controls them',
    applies: ({ card }, game) => isInfectedBorg(game, card),
  }),
  against('cr14-alien-parasites-02', permission, false, {
    not: 'Borg attempt missions for another player',
    of: ['attempt'],
    applies: ({ card }, game) => isInfectedBorg(game, card),
    exceptionTo: [noAttempts],
  }),
]
