import { fileURLToPath } from 'node:url'
import { type Measured, median } from './budget.ts'
import { measureNode, type Taken } from './child.ts'

const command = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))

/** The whole sweep with its start, shared out among the laws. */
export async function oneMutant({
  folder,
  runs,
}: {
  readonly folder: string
  readonly runs: number
}): Promise<Measured> {
  const sweeps: Taken[] = []
  for (let run = 0; run < runs; run += 1)
    sweeps.push(await measureNode([command, 'strength', '--json'], { cwd: folder }))
  const { mutants } = JSON.parse(sweeps[0]?.stdout ?? '')
  const single = sweeps.map(one => one.processor / 1000)
  const processor = median(single)
  return { measured: processor / mutants, single, figures: { 'changed laws': mutants, 'processor s': processor } }
}
