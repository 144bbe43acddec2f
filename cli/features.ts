import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Suite } from '../steps/suite/case.ts'
import { loadSuite, requireSound } from '../steps/suite/load-suite.ts'

/** The features of this package, seen from the working directory. */
export function ownFeatures(): string {
  const folder = fileURLToPath(new URL('../features', import.meta.url))
  return relative(process.cwd(), folder) || '.'
}

/** The suite to play: the folders given, or the package's own. */
export function suiteOf(folders: readonly string[] | undefined): Suite {
  return requireSound(loadSuite(folders?.length ? folders : [ownFeatures()]))
}
