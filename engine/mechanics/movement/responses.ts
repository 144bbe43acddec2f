import type { Act } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { mayEscapeInTheMidst } from '../../questions/movement/questions.ts'
import type { Response } from '../timing/window.ts'
import { checkLaunch, leaveItsCarrier } from './inner/launch.ts'

/** The ships that could leave those that carry them now. */
function options(game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] {
  if (!game.decide(mayEscapeInTheMidst, { trigger })) return []
  return game.state.cards.map(c => c.id).filter(id => !refusalOf(() => checkLaunch(game, player, id)))
}

/** The ship that is launched so, as an order or by the card that allows it. */
function shipOf(game: Game, { kind, card, targets }: Act): CardId | undefined {
  if (kind === 'launch') return card
  return card !== undefined && game.text(card).launches ? targets?.[0] : undefined
}

/** A ship leaves the one that carries it in the midst of something, where the law lets it. */
export const responses: readonly Response[] = [
  {
    options,
    isOne: (game, act) => shipOf(game, act) !== undefined,
    check: (game, player, act, trigger) => {
      const ship = shipOf(game, act)!
      if (!game.decide(mayEscapeInTheMidst, { trigger }))
        refuse('wrong-time', `${ship} cannot leave in the midst of this`, [ship], 'start')
      checkLaunch(game, player, ship)
    },
    *carryOut(game, player, act) {
      leaveItsCarrier(game, player, shipOf(game, act)!)
    },
  },
]
