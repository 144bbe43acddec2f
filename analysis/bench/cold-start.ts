import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Measured } from './budget.ts'
import { writeBundle } from './bundle.ts'
import { measureNode } from './child.ts'
import { firstRuling, type Setting } from './commands.ts'
import { medians, pairs, ratios } from './pairs.ts'

const cucumber = join(
  dirname(createRequire(import.meta.url).resolve('@cucumber/cucumber/package.json')),
  'bin',
  'cucumber.js',
)

/** Of the package as it is installed: from one file. */
export async function coldStart(all: Setting & { readonly runs: number }): Promise<Measured> {
  const nothing = join(all.folder, 'nothing.feature')
  writeFileSync(nothing, 'Feature: Nothing\n\n  Scenario: nothing\n')
  const args = firstRuling(writeBundle(), all)
  const ours = () => measureNode(args, { until: 'first line' })
  // The first start of all keeps what later ones find.
  await ours()
  const taken = await pairs(all.runs, ours, () => measureNode([cucumber, nothing], { cwd: all.folder }))
  const [started, empty] = medians(taken)
  return {
    measured: started / empty,
    single: ratios(taken),
    figures: { 'first result ms': started, 'empty run ms': empty },
    course: 'a start, to the end of its first ruling',
  }
}
