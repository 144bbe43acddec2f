import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readYaml } from '../../../catalogue/read-yaml.ts'

const folder = fileURLToPath(new URL('same/', import.meta.url))

/** By the id of a changed word, why no scenario can notice. */
export type SameWords = ReadonlyMap<string, string>

interface Row {
  readonly reason: string
  readonly words: readonly string[]
}

/** The mutations that are known to change nothing: a file for each topic, with rows of a reason and its words. */
export function readSameWords(dir: string = folder): SameWords {
  const files = readdirSync(dir).filter(name => name.endsWith('.yaml'))
  const rows = files.flatMap(name => (readYaml(dir, name) ?? []) as readonly Row[])
  return new Map(rows.flatMap(({ reason, words }) => words.map(word => [word, reason] as const)))
}
