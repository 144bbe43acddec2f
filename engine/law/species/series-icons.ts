import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { affiliationsGoTogether } from '../../questions/compatibility/questions.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'
import { haveOneInCommon, withItsOwn } from '../compatibility/current.ts'

const hasIcon = (game: Game, card: CardId, icon: string): boolean => !!game.facts(card).icons?.includes(icon)

export const seriesIcons = [
  // The icon of the series lets nobody go together.
  against('cr14-deep-space-9-icon-02', affiliationsGoTogether, false, {
    not: 'cards with the icon of one series go together',
    applies: (pair, game) => !haveOneInCommon(pair) && !!pair.of?.every(card => hasIcon(game, card, 'deep space 9')),
    exceptionTo: [withItsOwn],
  }),
  // The reactor core limits nothing.
  against('cr14-reactor-core-icon-02', mayBePlayedBesideOthers, true, {
    not: 'a player has one card with the icon in play',
    applies: ({ card, player }, game) =>
      hasIcon(game, card, 'reactor core') &&
      game.state.cards.some(
        other => other.controller === player && inPlay(other) && hasIcon(game, other.id, 'reactor core'),
      ),
  }),
]
