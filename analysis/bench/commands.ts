import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Suite } from '../../steps/suite/case.ts'

export const command = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))

/** The built-in engine over stdio, as it is given to `--engine`. */
export const served = `"${process.execPath}" "${command}" serve`

/** What is measured, and a folder to write to. */
export interface Setting {
  readonly folder: string
  readonly suite: Suite
}

/** What Node is given for a run of the suite's first ruling. */
export function firstRuling(start: string, { folder, suite }: Setting): readonly string[] {
  const first = suite.cases[0]
  if (!first) throw new Error('There is no case to start with.')
  const ruling = ['--ruleset', first.ruleset, '--ruling', first.rulings[0] ?? '']
  return [start, 'run', '--out', join(folder, 'out'), ...ruling]
}
