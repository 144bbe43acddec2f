import { permission } from '../../../board/questions.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { bindsBorgOfAnother } from '../../missions/questions.ts'
import { noAttempts } from '../../scouting/law/locations.ts'

/** A Borg whom the opponent controls by Alien Parasites. */
function isInfectedBorg(game: Game, card: CardId): boolean {
  const { interlude } = game.state
  if (!interlude?.cards.includes(card) || !affiliationsOf(game, card).includes('borg')) return false
  return refersTo(game, 'Alien Parasites', game.card(interlude.by).title)
}

const unbound = presumption({
  ruling: 'what binds Borg binds nobody else who controls them',
  asked: bindsBorgOfAnother,
  applies: ({ card }, game) => isInfectedBorg(game, card),
  answer: false,
})

const attempting = presumption({
  ruling: 'Borg attempt missions for another player',
  asked: permission,
  of: ['attempt'],
  applies: ({ card }, game) => isInfectedBorg(game, card),
  answer: true,
  exceptionTo: [noAttempts],
})

/** What the opponent may not do with Borg that Alien Parasites gave him. */
export const infectedBorg = [
  unbound,
  denial('cr14-alien-parasites-01', unbound, true),
  attempting,
  denial('cr14-alien-parasites-02', attempting, false),
]
