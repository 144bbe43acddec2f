import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { allOf, type Problem, type Suite } from '../suite/case.ts'
import type { Check } from './corpus.ts'

export interface Tombstone {
  readonly id: string
  readonly reason: string
}

/** Every id ever used, and why some are gone. */
export interface CaseIds {
  readonly listUri: string
  readonly used: readonly string[]
  readonly tombstonesUri: string
  readonly tombstones: readonly Tombstone[]
}

/** Adds the new ids to the list. */
export const addCommand = 'npm run case-ids'

/** The two files of a folder of features; a missing one is empty. */
export function readCaseIds(folder: string): CaseIds {
  const listUri = join(folder, 'case-ids.txt')
  const tombstonesUri = join(folder, 'tombstones.yaml')
  const used = textOf(listUri).split('\n').filter(Boolean)
  const tombstones = (load(textOf(tombstonesUri), { schema: CORE_SCHEMA }) ?? []) as readonly Tombstone[]
  return { listUri, used, tombstonesUri, tombstones }
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Writes the list with the suite's ids added; returns those that are new. Nothing is ever taken out. */
export function addCaseIds(suite: Suite, ids: CaseIds): readonly string[] {
  const used = new Set(ids.used)
  const added = allOf(suite)
    .map(({ id }) => id)
    .filter(id => !used.has(id))
  if (added.length > 0) writeFileSync(ids.listUri, `${[...used, ...added].sort().join('\n')}\n`)
  return added
}

/** Ids are permanent: none vanishes without a tombstone, none is used without standing in the list. */
export const checkCaseIds: Check = ({ suite, ids }) => {
  const present = new Set(allOf(suite).map(({ id }) => id))
  const used = new Set(ids.used)
  const dead = new Set(ids.tombstones.map(({ id }) => id))
  const added: Problem[] = allOf(suite)
    .filter(({ id }) => !used.has(id))
    .map(({ id, feature, line }) => ({
      uri: feature.uri,
      line,
      message: `"${id}" is not in ${ids.listUri}; add it there on its own line; in a clone of this project \`${addCommand}\` does so`,
    }))
  return [...added, ...vanished(ids, present, dead), ...wrongTombstones(ids, present, used)]
}

function vanished(
  { listUri, tombstonesUri, used }: CaseIds,
  present: ReadonlySet<string>,
  dead: ReadonlySet<string>,
): Problem[] {
  return used.flatMap((id, index) => {
    if (present.has(id) || dead.has(id)) return []
    const message = `no scenario has the id "${id}" any more; give it back its name, or a tombstone with a reason in ${tombstonesUri}`
    return [{ uri: listUri, line: index + 1, message }]
  })
}

function wrongTombstones(ids: CaseIds, present: ReadonlySet<string>, used: ReadonlySet<string>): Problem[] {
  return ids.tombstones.flatMap(({ id, reason }, index) => {
    const message = present.has(id)
      ? `"${id}" is in use; ids are not used again, so rename the scenario`
      : !used.has(id)
        ? `"${id}" was never used (it is not in ${ids.listUri}); take the tombstone out`
        : reason
          ? undefined
          : `the tombstone of "${id}" gives no reason`
    return message ? [{ uri: ids.tombstonesUri, line: tombstoneLine(ids, index), message }] : []
  })
}

/** Line of the nth `- id:`; 1 where the file is not at hand. */
function tombstoneLine({ tombstonesUri }: CaseIds, nth: number): number {
  const starts = textOf(tombstonesUri)
    .split('\n')
    .flatMap((line, index) => (line.startsWith('- ') ? [index + 1] : []))
  return starts[nth] ?? 1
}
