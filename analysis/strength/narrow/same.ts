import { fileURLToPath } from 'node:url'
import { readYaml } from '../../../catalogue/read-yaml.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** By the id of a narrow reading, why no scenario can tell it from the ruling. */
export type SameReadings = ReadonlyMap<string, string>

interface Row {
  readonly reason: string
  readonly readings: readonly string[]
}

/** The narrow readings that are known to be the ruling itself. */
export function readSameReadings(dir: string = folder): SameReadings {
  const rows = (readYaml(dir, 'same.yaml') ?? []) as readonly Row[]
  return new Map(rows.flatMap(({ reason, readings }) => readings.map(id => [id, reason] as const)))
}
