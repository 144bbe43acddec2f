import { requireOwnCards } from '../../board/history.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayInterrupt } from '../../questions/skills/settled.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import type { UseText } from '../../text/in-play-text.ts'
import type { Response } from '../timing/window.ts'
import { ordersOf } from './orders.ts'
import { canUse, useText } from './use.ts'

const withOrders = cardsThatMaySay(text => text.uses?.some(t => t.skill))

/** The skills of the card that are used as orders. */
const skillsOf = (game: Game, card: CardId): readonly UseText[] =>
  (game.text(card).uses ?? []).filter(t => t.skill && !t.answers && ordersOf(game, card).includes(t))

/** Has the card skills that are used as orders, and no text that answers anything? */
const isUsedAsAnOrder = (game: Game, card: CardId): boolean =>
  skillsOf(game, card).length > 0 && !game.text(card).uses?.some(t => t.answers)

/** In the midst of an action, skills are used only if rules let them interrupt it. */
export const responses: readonly Response[] = [
  {
    options: (game, player) =>
      withOrders(game)
        .filter(c => c.controller === player && game.text(c.id).uses?.some(t => t.skill))
        .filter(c => skillsOf(game, c.id).some(t => canUse(game, player, c.id, t)))
        .filter(c => game.decide(mayInterrupt, { card: c.id }))
        .map(c => c.id),
    isOne: (game, { kind, card }) => kind === 'use' && card !== undefined && isUsedAsAnOrder(game, card),
    check: (game, player, { card }) => requireInterrupting(game, player, card!),
    *carryOut(game, player, { card, targets }) {
      yield* useText(game, player, card!, skillsOf(game, card!)[0]!, { targets: targets ?? [] })
    },
  },
]

function requireInterrupting(game: Game, player: PlayerName, card: CardId): void {
  requireOwnCards(game, player, [card])
  if (!game.decide(mayInterrupt, { card })) refuse('wrong-time', `${card} may interrupt nothing`, [card])
}
