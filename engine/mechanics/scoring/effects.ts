import { allIndividuals } from '../../board/individuals.ts'
import { move, score } from '../../board/moves.ts'
import { susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'
import { addModifiers } from '../../text/modifiers.ts'
import { resolve } from '../../text/selector.ts'
import { countsFor } from '../dual-personnel/questions.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'score' | 'score for each' | 'void bonus points'> = {
  score(game, { points, box }, { you, this: by }) {
    score(game, you, points, true, by)
    if (!box) return
    move(game, by, 'points', you)
    game.change(by, { holder: you })
  },
  /** A benefit of features counts for the personnel who have them. */
  'score for each'(game, { who, where, points }, context) {
    const { you, this: by } = context
    const having = resolve(game, who, context).filter(id => matches(game, id, where, you))
    const counted = allIndividuals(game, having).filter(
      id => matches(game, id, where, you) || game.decide(countsFor, { individual: id, what: 'benefit' }),
    )
    if (counted.length) score(game, you, points * counted.length, true, by)
  },
  'void bonus points'(game, { who }, context) {
    for (const card of susceptible(game, who, context))
      addModifiers(game, [{ card, attribute: 'bonus points', set: 0, by: context.this }])
  },
}
