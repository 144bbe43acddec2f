import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'
import { readYaml } from './read-yaml.ts'

/** What no document at hand states and verdicts nevertheless rest on: the game as every player knows it. */
export interface Custom {
  /** `custom-<topic>-<number>`, permanent. */
  readonly id: string
  readonly topic: string
  /** One sentence. */
  readonly says: string
  /** Where it is known from. */
  readonly known: string
  /** The rulesets in which no ruling says so, and none says otherwise. */
  readonly rulesets: readonly string[]
  /** The question of the reference engine that it answers where no rule applies; absent: a rule carries it out. */
  readonly question?: string
}

export const customsFile = 'customs.yaml'

/** By id, in the order of the table of contents; none where the catalogue has no such file. */
export function readCustoms(dir: string): ReadonlyMap<string, Custom> {
  const customs = new Map<string, Custom>()
  if (!existsSync(join(dir, customsFile))) return customs
  for (const custom of readYaml(dir, customsFile) as readonly Custom[]) {
    if (customs.has(custom.id))
      throw new CatalogueError(`"${custom.id}" stands here twice. Ids are used once.`, customsFile)
    customs.set(custom.id, custom)
  }
  return customs
}
