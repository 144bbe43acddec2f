import { allIndividuals } from '../board/individuals.ts'
import { score } from '../board/moves.ts'
import { countsFor } from '../questions/dual-personnel/questions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import { resolve } from '../text/selector.ts'
import type { Filter, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Once for each of them that is like that. */
  'score for each': { readonly who: Who; readonly where: Filter; readonly points: number }
}

export const card: Card = {
  title: 'Prize of Physics',
  glossary: {
    dilemma: { effects: [{ do: 'score for each', who: 'personnel facing', where: { skill: 'Physics' }, points: 5 }] },
  },
}

export const effects: EffectHandlers<'score for each'> = {
  /** A benefit of features counts for the personnel who have them. */
  'score for each'(game, { who, where, points }, context) {
    const { you, this: by } = context
    const having = resolve(game, who, context).filter(id => matches(game, id, where, you))
    const counted = allIndividuals(game, having).filter(
      id => matches(game, id, where, you) || game.decide(countsFor, { individual: id, what: 'benefit' }),
    )
    if (counted.length) score(game, you, points * counted.length, true, by)
  },
}
