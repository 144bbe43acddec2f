import { gzipSync } from 'node:zlib'
import { playgroundPage } from '../../playground/write-playground.ts'
import type { Measured } from './budget.ts'

const mebibytes = (bytes: number): number => bytes / 2 ** 20

/** The page of the playground in MiB, as a host sends it. */
export async function pageSize(): Promise<Measured> {
  const page = Buffer.from(playgroundPage())
  const measured = mebibytes(gzipSync(page, { level: 9 }).length)
  return { measured, single: [measured], figures: { 'uncompressed MiB': mebibytes(page.length) } }
}
