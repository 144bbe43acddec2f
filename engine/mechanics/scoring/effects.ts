import { remember } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { score } from '../../board/score.ts'
import { pointsAreIgnored } from '../../questions/scoring/questions.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { loseItsPoints } from './lose-points.ts'
import { isVoidAt } from './points.ts'
import { timesOver } from './times-over.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'score' | 'lose its points' | 'keep for points'> = {
  'keep for points'(game, { who, worth, inPlay }, context) {
    const { you, this: by } = context
    for (const id of resolve(game, who, context)) {
      move(game, id, 'points', you)
      score(game, you, Math.max(...worth.map(attribute => game.facts(id)[attribute] ?? 0)), true, by)
      if (inPlay) remember(game, { player: you, kind: 'kept for points', card: id })
    }
  },
  'lose its points': (game, _, context) => loseItsPoints(game, context.this),
  score(game, { points: one, box, each }, context) {
    const { you, this: by, group } = context
    const points = each ? one * timesOver(game, each, context) : one
    if (!points) return
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
