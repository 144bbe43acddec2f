import type { Act } from '../../../../protocol/types.ts'
import { requireInHand, requireOwnTurn } from '../../../board/history.ts'
import { move } from '../../../board/moves.ts'
import type { PlayerName } from '../../../board/state.ts'
import { targetsOf } from '../../../board/targets.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { payCardPlay } from '../pay.ts'

/** Is it a card with hidden agenda, played without the target that it needs when it is turned over? */
export function isFaceDown(game: Game, act: Act): boolean {
  const card = act.card!
  const { plays = [] } = game.text(card)
  const hidden = !!game.facts(card).icons?.includes('hidden agenda')
  return hidden && !targetsOf(act).length && plays.length > 0 && plays.every(p => p.on || p.aimsAt)
}

/** Lays the card on the table, face down. */
export function* playFaceDown(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card!
  requireInHand(game, player, [card])
  requireOwnTurn(game, player, [card])
  payCardPlay(game, player, card)
  move(game, card, 'core', player)
  game.change(card, { face: 'down' })
}
