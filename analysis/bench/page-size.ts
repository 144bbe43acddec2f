import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Measured } from './budget.ts'
import { stepTimes } from './first-step.ts'

const mebibytes = (bytes: number): number => bytes / 2 ** 20

/** Where the page is written, by which command, and how often it is opened. */
interface Playground {
  readonly folder: string
  readonly command: string
  readonly runs: number
}

/** The page of the playground in MiB, as a host sends it. Where there is a browser, also the time to its first step. */
export async function pageSize({ runs, folder, command }: Playground): Promise<Measured> {
  const out = join(folder, 'playground')
  execFileSync(process.execPath, [command, 'playground', '--out', out], { stdio: 'ignore' })
  const file = join(out, 'index.html')
  const page = readFileSync(file)
  const measured = mebibytes(gzipSync(page, { level: 9 }).length)
  const times = await stepTimes(file, runs)
  const figures = {
    'uncompressed MiB': mebibytes(page.length),
    ...(times ? { 'to the first step ms': times.first, 'a step ms': times.each } : {}),
  }
  return { measured, single: [measured], figures }
}
