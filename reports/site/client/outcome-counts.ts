import { countOutcomes } from '../../html/client/outcomes.ts'
import type { Counts } from '../../words.ts'
import type { Outcomes, Site, SiteCase } from './site-data.ts'

/** Cases by what became of them; what the report does not have is not counted. */
export function countsOf(cases: readonly SiteCase[], outcomes: Outcomes): Counts {
  return countOutcomes(cases.map(({ index }) => ({ outcome: outcomes[index] })))
}

/** True when the engines did not all do the same in some case. */
export function isDivided({ engines }: Pick<Site, 'engines'>, { index }: Pick<SiteCase, 'index'>): boolean {
  const outcomes = engines
    .map(engine => engine.outcomes[index])
    .filter(outcome => outcome && outcome !== 'not-applicable')
  return new Set(outcomes).size > 1
}
