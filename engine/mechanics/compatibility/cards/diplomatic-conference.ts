import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { matches } from '../../../text/match.ts'
import type { Requirements } from '../../../text/requirement.ts'
import type { CardText, Clause, Filter } from '../../../text/text.ts'
import { affiliationsOf } from '../affiliations.ts'

declare module '../../missions/words.ts' {
  interface MissionCardText {
    /** A mission on whose planet personnel of all affiliations mix to attempt it. */
    readonly mixing?: Clause
  }
}

declare module '../../../text/text.ts' {
  interface RequirementForms {
    /** So many like that, each of another affiliation; none of them non-aligned. */
    ofDifferentAffiliations: { readonly ofDifferentAffiliations: number; readonly where: Filter }
  }
}

const vip = { skill: 'V.I.P.' } as const

export const diplomaticConference: CardText = {
  title: 'Diplomatic Conference',
  mixing: { ruling: '1eD-diplomatic-conference-03' },
  requires: [
    { ruling: '1eD-diplomatic-conference-01', needs: { ofDifferentAffiliations: 3, where: vip } },
    { ruling: '1eD-diplomatic-conference-02', needs: { some: { ...vip, affiliation: 'non-aligned' } } },
  ],
}

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
