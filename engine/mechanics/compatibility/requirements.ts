import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import type { Requirements } from '../../text/requirement.ts'
import type { Filter } from '../../text/text.ts'
import { affiliationsOf } from './affiliations.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'ofDifferentAffiliations'> = {
  ofDifferentAffiliations: (game, { ofDifferentAffiliations: count, where }, { pool, you }) =>
    areOfDifferentAffiliations(game, where, pool, you, count),
}

/** Can so many be found of whom no two are of one aligned affiliation? */
function areOfDifferentAffiliations(
  game: Game,
  filter: Filter,
  pool: readonly CardId[],
  you: PlayerName,
  count: number,
): boolean {
  const found = pool.filter(id => matches(game, id, filter, you, true))
  const aligned = found.flatMap(id => affiliationsOf(game, id)).filter(a => a !== 'non-aligned' && a !== 'neutral')
  return Math.min(found.length, new Set(aligned).size) >= count
}
