import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FairnessLine } from '../reports/result.ts'

const file = fileURLToPath(new URL('../features/fairness.json', import.meta.url))

/** How the package's own suite was measured last; undefined where it was not. */
export function readFairness(): FairnessLine | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FairnessLine) : undefined
}

export function writeFairness(line: FairnessLine): void {
  writeFileSync(
    file,
    `{\n${Object.entries(line)
      .map(([key, value]) => `  "${key}": ${value}`)
      .join(',\n')}\n}\n`,
  )
}
