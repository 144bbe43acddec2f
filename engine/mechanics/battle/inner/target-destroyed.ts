import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { carryOutAt } from '../../timing/due.ts'

/** What cards of the other player's that target the ship say of its destruction; "here" is where that was. */
export function* noticeTargetDestroyed(game: Game, ship: CardId): Flow {
  const { owner } = game.card(ship)
  const mission = game.state.history.findLast(d => d.kind === 'destroyed' && d.card === ship)?.places?.[0]
  if (mission === undefined) return
  for (const { id, targets, controller: player, face } of game.state.cards) {
    if (!targets.includes(ship) || player === owner || face === 'down' || !inPlay(game.card(id))) continue
    const group = { kind: 'crew', player, present: [], personnel: [], equipment: [], mission } as const
    yield* carryOutAt(game, 'target destroyed', player, id, group)
  }
}
