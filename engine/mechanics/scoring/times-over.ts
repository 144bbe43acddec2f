import { allIndividuals } from '../../board/individuals.ts'
import type { Game } from '../../kernel/game.ts'
import { countsFor } from '../../questions/dual-personnel/questions.ts'
import { matches } from '../../text/match.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { Like, Who } from '../../text/text.ts'

/** How many of them are like that: a benefit of features counts for the personnel who have them. */
export function timesOver(game: Game, { who, where }: Like & { readonly who: Who }, context: Context): number {
  const having = resolve(game, who, context).filter(id => matches(game, id, where, context.you))
  return allIndividuals(game, having).filter(
    id => matches(game, id, where, context.you) || game.decide(countsFor, { individual: id, what: 'benefit' }),
  ).length
}
