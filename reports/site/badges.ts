import { badge } from '../badge.ts'
import type { EngineHistory } from './histories.ts'
import type { SiteFile } from './site.ts'

/** The folder within the site that holds the badges. */
export const badgesFolder = 'badges'

/** A badge for each engine, and for each engine and ruleset, as shields.io reads it from an address. */
export function badgeFiles(engines: readonly EngineHistory[]): readonly SiteFile[] {
  return engines.flatMap(({ key, latest: { result } }) => [
    badgeFile(key, badge(result)),
    ...result.rulesets.map(ruleset => badgeFile(`${key}-${ruleset}`, badge(result, ruleset))),
  ])
}

const badgeFile = (name: string, shown: object): SiteFile => ({
  path: `${badgesFolder}/${name.replace(/[^\w.-]+/g, '-')}.json`,
  text: `${JSON.stringify(shown, null, 2)}\n`,
})
