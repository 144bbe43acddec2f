import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Budget } from './budget.ts'
import { median } from './budget.ts'
import { measureNode, type Taken } from './child.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const command = path('../../bin/stccg-conformance.js')
const proposal = path('../../docs/proposals/equipment-never-stops.yaml')

/** A proposal from the command line to its pages, against a run of the whole suite with the pages of that. */
export async function oneImpact({
  folder,
  runs,
}: {
  readonly folder: string
  readonly runs: number
}): Promise<{ readonly measured: number; readonly figures: Budget['figures'] }> {
  const [impacts, suites]: [Taken[], Taken[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    impacts.push(await measureNode([command, 'impact', proposal, '--out', join(folder, 'impact')]))
    suites.push(await measureNode([command, 'run', '--out', join(folder, 'out')]))
  }
  const [ours, theirs] = [impacts, suites].map(taken => median(taken.map(one => one.milliseconds))) as [number, number]
  return { measured: ours / theirs, figures: { 'impact ms': ours, 'suite ms': theirs } }
}
