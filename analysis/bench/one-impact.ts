import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Measured } from './budget.ts'
import { measureNode } from './child.ts'
import { medians, pairs, ratios } from './pairs.ts'

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
}): Promise<Measured> {
  const taken = await pairs(
    runs,
    () => measureNode([command, 'impact', proposal, '--out', join(folder, 'impact')]),
    () => measureNode([command, 'run', '--out', join(folder, 'out')]),
  )
  const [ours, theirs] = medians(taken)
  return { measured: ours / theirs, single: ratios(taken), figures: { 'impact ms': ours, 'suite ms': theirs } }
}
