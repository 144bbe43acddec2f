import { type Measured, median } from './budget.ts'
import type { Taken } from './child.ts'

export type Pair = readonly [ours: Taken, theirs: Taken]

/** Two commands in turn, so that a busy moment of the machine falls on both. */
export async function pairs(
  runs: number,
  ours: () => Promise<Taken>,
  theirs: () => Promise<Taken>,
): Promise<readonly Pair[]> {
  const taken: Pair[] = []
  for (let run = 0; run < runs; run += 1) taken.push([await ours(), await theirs()])
  return taken
}

/** Of each pair. */
export function ratios(
  taken: readonly Pair[],
  what: 'milliseconds' | 'processor' | 'kibibytes' = 'milliseconds',
): readonly number[] {
  return taken.map(([ours, theirs]) => ours[what] / theirs[what])
}

/** Of either side. */
export function medians(
  taken: readonly Pair[],
  what: 'milliseconds' | 'processor' | 'kibibytes' = 'milliseconds',
): [number, number] {
  return [median(taken.map(([ours]) => ours[what])), median(taken.map(([, theirs]) => theirs[what]))]
}

/** Seconds of a run of the suite on the wall. */
export async function wall(runs: number, once: () => Promise<Taken>): Promise<Measured> {
  const taken: Taken[] = []
  for (let run = 0; run < runs; run += 1) taken.push(await once())
  const single = taken.map(({ milliseconds }) => milliseconds / 1000)
  const figures = { 'processor ms': median(taken.map(one => one.processor)) }
  return { measured: median(single), single, figures, course: 'the whole suite in one process' }
}
