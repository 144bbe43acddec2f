import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { usePool } from '../cards/catalogue.ts'
import { poolName, readPool } from '../cards/import/pool.ts'
import { readBounded } from '../catalogue/read-bounded.ts'

/** Makes a pool of cards known to the reference engine and the runner: that of the option, or else of STCCG_CARDS. */
export function useCards(option: string | undefined): void {
  const path = option ?? process.env.STCCG_CARDS
  if (!path) return
  const file = poolFile(path)
  usePool(readPool(file, readBounded))
  process.env.STCCG_CARDS = resolve(file)
}

/** The pool in a folder, or the file itself. */
export function poolFile(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, poolName) : path
}
