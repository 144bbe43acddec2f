import { gzipSync } from 'node:zlib'
import { playgroundPage } from '../../playground/write-playground.ts'
import type { Measured } from './budget.ts'
import { stepTimes } from './first-step.ts'

const mebibytes = (bytes: number): number => bytes / 2 ** 20

/** The page of the playground in MiB, as a host sends it. Where there is a browser, also the time to its first step. */
export async function pageSize({ runs }: { readonly runs: number }): Promise<Measured> {
  const page = Buffer.from(playgroundPage())
  const measured = mebibytes(gzipSync(page, { level: 9 }).length)
  const times = await stepTimes(runs)
  const figures = {
    'uncompressed MiB': mebibytes(page.length),
    ...(times ? { 'to the first step ms': times.first, 'a step ms': times.each } : {}),
  }
  return { measured, single: [measured], figures }
}
