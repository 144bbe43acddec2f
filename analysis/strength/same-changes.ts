import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readYaml } from '../../catalogue/read-yaml.ts'
import type { Fate } from './strength.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Changes of one kind that no scenario can notice. */
export interface SameChanges {
  /** The folder of their rows, from the root of the project. */
  readonly folder: string
  /** By the id of a change, why nobody can notice. */
  readonly reasons: ReadonlyMap<string, string>
  /** By the id of a change, the ruling or basic rule without which it would differ: it bears on the mistake that this is against. */
  readonly mistakes: ReadonlyMap<string, string>
}

interface Row {
  readonly reason: string
  readonly against?: string
  readonly changes: readonly string[]
}

/** Reads the files of a folder below `analysis/strength`: rows of a reason and the changes that it holds for. */
export function readSameChanges(folder: string): SameChanges {
  const dir = fileURLToPath(new URL(folder, import.meta.url))
  const files = readdirSync(dir).filter(name => name.endsWith('.yaml'))
  const rows = files.flatMap(name => (readYaml(dir, name) ?? []) as readonly Row[])
  return {
    folder: relative(root, join(dir, '.')).replaceAll('\\', '/'),
    reasons: new Map(rows.flatMap(({ reason, changes }) => changes.map(id => [id, reason] as const))),
    mistakes: new Map(
      rows.flatMap(({ against, changes }) => (against ? changes.map(id => [id, against] as const) : [])),
    ),
  }
}

/** Rows for changes that are none any more, or that somebody notices after all; `whole`: all changes of the kind are there. */
export function staleRows(
  { folder, reasons }: Pick<SameChanges, 'folder' | 'reasons'>,
  changes: readonly { readonly id: string; readonly fate: Fate }[],
  whole: boolean,
): readonly string[] {
  const fates = new Map(changes.map(({ id, fate }) => [id, fate]))
  return [...reasons.keys()].flatMap(id => {
    const fate = fates.get(id)
    if (fate === 'same' || (fate === undefined && !whole)) return []
    const why = fate === undefined ? 'there is no such change' : 'a scenario notices it'
    return [`${folder}: "${id}": ${why}. Take the row away.`]
  })
}
