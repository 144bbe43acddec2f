import { fileURLToPath } from 'node:url'
import { readYaml } from '../../catalogue/read-yaml.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** By ruling, and by what takes its place (empty: nothing does): why no scenario can tell the two laws apart. */
export type Same = ReadonlyMap<string, ReadonlyMap<string, string>>

interface Row {
  readonly ruling: string
  readonly with?: string
  readonly reason: string
}

/** The changes that are known to change nothing. */
export function readSame(dir: string = folder): Same {
  const same = new Map<string, Map<string, string>>()
  for (const { ruling, with: other = '', reason } of readYaml(dir, 'same.yaml') as readonly Row[])
    same.set(ruling, new Map([...(same.get(ruling) ?? []), [other, reason]]))
  return same
}
