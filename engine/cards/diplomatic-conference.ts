import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { affiliationsOf } from '../mechanics/compatibility/affiliations.ts'
import type { Card } from '../text/card.ts'
import { matches } from '../text/match.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedMissionCardText {
  /** A mission on whose planet personnel of all affiliations mix to attempt it. */
  readonly mixing?: Clause
}

export interface AddedRequirementForms {
  /** So many like that, each of another affiliation; none of them non-aligned. */
  ofDifferentAffiliations: { readonly ofDifferentAffiliations: number; readonly where: Filter }
}

const vip = { any: [{ classification: 'V.I.P.' }, { skill: 'V.I.P.' }] } as const

const withTheSkill = { skill: 'V.I.P.' } as const

export const card: Card = {
  title: 'Diplomatic Conference',
  print: 'whole',
  faq1996: {
    mixing: { ruling: 'faq96-312-diplomatic-conference-mission-02' },
    requires: [
      { needs: { ofDifferentAffiliations: 3, where: vip } },
      { needs: { some: { ...vip, affiliation: 'non-aligned' } } },
    ],
  },
  glossary: {
    mixing: { ruling: '1eD-diplomatic-conference-03' },
    requires: [
      { ruling: '1eD-diplomatic-conference-01', needs: { ofDifferentAffiliations: 3, where: withTheSkill } },
      { ruling: '1eD-diplomatic-conference-02', needs: { some: { ...withTheSkill, affiliation: 'non-aligned' } } },
    ],
  },
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

export const requirements: Requirements<'ofDifferentAffiliations'> = {
  ofDifferentAffiliations: (game, { ofDifferentAffiliations: count, where }, { pool, you }) =>
    areOfDifferentAffiliations(game, where, pool, you, count),
}
