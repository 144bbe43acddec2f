import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CORE_SCHEMA, dump, load } from 'js-yaml'
import type { FairnessLine } from '../reports/lines.ts'

const file = fileURLToPath(new URL('../measured/fairness.yaml', import.meta.url))

/** How the package's own suite was measured last; undefined where it was not. */
export function readFairness(): FairnessLine | undefined {
  return existsSync(file) ? (load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as FairnessLine) : undefined
}

export function writeFairness(line: FairnessLine): void {
  const text = dump(line, { schema: CORE_SCHEMA, flowLevel: 2, lineWidth: -1 })
  writeFileSync(file, `# What \`fairness --write\` has measured last.\n${text}`)
}
