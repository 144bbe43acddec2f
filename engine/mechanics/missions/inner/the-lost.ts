import type { Site } from '../../../board/group.ts'
import { lossOf } from '../../../board/lost.ts'
import { move } from '../../../board/moves.ts'
import { cardsIn, isPersonnel } from '../../../board/places.ts'
import type { PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { capture, takeAway } from '../../capture/captives.ts'

/** Whoever solves the mission has his own back who were lost there, and captures those of his opponent's. */
export function* findTheLost(game: Game, player: PlayerName, { mission, place, holder }: Site): Flow {
  for (const lost of cardsIn(game, 'under', mission)) {
    const loss = lossOf(game, lost)
    const by = loss?.cards?.[0]
    const clauses = (loss?.contents ?? []).map(ruling => ({ ruling }))
    if (by === undefined || !clauses.every(clause => game.inForce(clause))) continue
    for (const clause of clauses) game.credit(clause)
    move(game, lost.id, place, holder)
    if (lost.owner === player || !isPersonnel(game, lost.id)) continue
    if (capture(game, lost.id, by, player)) yield* takeAway(game, lost.id, by)
  }
}
