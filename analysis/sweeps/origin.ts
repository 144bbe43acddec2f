import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestOf, textsBelow } from '../../cache/cache.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The files on which it depends what a sweep finds: folders, and how names in them end. */
const origins = [
  ['analysis', '.ts'],
  ['analysis', '.yaml'],
  ['bundle', '.cjs'],
  ['cards', '.csv'],
  ['cards', '.yaml'],
  ['catalogue', '.ts'],
  ['engine', '.ts'],
  ['features', '.feature'],
  ['measured', '.txt'],
  ['protocol', '.ts'],
  ['rulings', '.yaml'],
  ['runner', '.ts'],
  ['steps', '.ts'],
] as const

let known: string | undefined

/** A digest of all that a sweep depends on: what was found is found anew once it is another. */
export function originOfSweeps(): string {
  known ??= digestOf(
    origins
      .filter(([folder]) => existsSync(join(root, folder)))
      .flatMap(([folder, ending]) => textsBelow(join(root, folder), ending)),
  )
  return known
}
