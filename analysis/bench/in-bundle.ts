import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeMain } from './bundle.ts'

const command = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))

/** Is this process, and whatever it starts, the package as it is installed: from one file? */
export const isInBundle = (environment = process.env): boolean => environment.STCCG_BUNDLE !== undefined

/** Runs the same command once more from the one file that `npm pack` makes; its exit code. */
export function inBundle(args: readonly string[]): number {
  const env = { ...process.env, STCCG_BUNDLE: writeMain('bench') }
  const { status } = spawnSync(process.execPath, [command, ...args], { stdio: 'inherit', env })
  return status ?? 1
}
