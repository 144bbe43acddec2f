import { move, score } from '../../board/moves.ts'
import type { EffectHandlers } from '../../text/effect.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'score'> = {
  score(game, { points, box }, { you, this: by }) {
    score(game, you, points, true, by)
    if (!box) return
    move(game, by, 'points', you)
    game.change(by, { holder: you })
  },
}
