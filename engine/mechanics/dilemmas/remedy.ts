import type { Act } from '../../../protocol/types.ts'
import { requireCan } from '../../board/can.ts'
import { locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { targetsOf } from '../../board/targets.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { carryOut } from '../../text/carry-out.ts'
import { matches } from '../../text/match.ts'

/** The way in which the card named, there where the trouble is, could end it; undefined when the act is nothing of the kind. */
export function remedyFor(game: Game, player: PlayerName, card: CardId, act: Act) {
  const [target] = targetsOf(act)
  if (target === undefined || !['on', 'space'].includes(game.card(target).place)) return undefined
  const remedies = (game.text(target).remedies ?? []).filter(r => game.inForce(r))
  const remedy = remedies.find(r => matches(game, card, r.by, player))
  for (const one of remedy ? [remedy] : remedies) game.credit(one)
  if (!remedy || locationOf(game, card) !== locationOf(game, target)) return undefined
  requireCan(game, [card], 'use skills')
  return { target, remedy, card }
}

type Remedy = NonNullable<ReturnType<typeof remedyFor>>

/** Does what the text of the trouble lets anybody do about it. */
export function* useRemedy(game: Game, player: PlayerName, { target, remedy, card }: Remedy): Flow {
  yield* carryOut(game, remedy.effects, { you: player, this: target, targets: [card] })
}
