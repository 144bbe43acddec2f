import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { usePool } from '../cards/catalogue.ts'
import { poolName, readPool } from '../cards/import/pool.ts'
import { readBounded } from '../catalogue/read-bounded.ts'

/**
 * Makes pools of cards known to the reference engine and the runner: those of the option, or else that of STCCG_CARDS.
 * Of a title that several have, the last counts. A process that is started learns of one pool only.
 */
export function useCards(...options: readonly (string | undefined)[]): void {
  const given = options.filter(path => path !== undefined)
  const files = (given.length ? given : [process.env.STCCG_CARDS]).flatMap(path => (path ? [poolFile(path)] : []))
  if (!files.length) return
  usePool(new Map(files.flatMap(file => [...readPool(file, readBounded)])))
  if (files.length === 1) process.env.STCCG_CARDS = resolve(files[0]!)
}

/** The pool in a folder, or the file itself. */
export function poolFile(path: string): string {
  return existsSync(path) && statSync(path).isDirectory() ? join(path, poolName) : path
}
