import { remember } from '../../board/history.ts'
import { move, score } from '../../board/moves.ts'
import { pointsAreIgnored } from '../../questions/scoring/questions.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { isVoidAt } from './points.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'score'> = {
  score(game, { points, box }, { you, this: by, group }) {
    if (box && group && game.decide(pointsAreIgnored, { dilemma: by, personnel: group.personnel, earned: true })) return
    if (points < 0 || !group || !isVoidAt(game, group.mission)) {
      score(game, you, points, true, by)
      remember(game, { player: you, kind: 'scored by a text', card: by, number: points })
    }
    if (!box) return
    move(game, by, 'points', you)
    game.change(by, { holder: you })
  },
}
