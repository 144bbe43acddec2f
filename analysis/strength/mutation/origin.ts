import { join } from 'node:path'
import { digestOf, textsBelow } from '../../../cache/cache.ts'
import { root } from './instrument.ts'

/** The files on which it depends who notices a change: folders, and how names in them end. */
const origins = [
  ['engine', '.ts'],
  ['steps', '.ts'],
  ['analysis/strength', '.ts'],
  ['features', '.feature'],
  ['rulings', '.yaml'],
  ['cards', '.yaml'],
  ['cards', '.csv'],
] as const

/** A digest of all that the fate of a change depends on: what was measured is measured anew once it is another. */
export const originOfFates = (): string =>
  digestOf(origins.flatMap(([folder, ending]) => textsBelow(join(root, folder), ending)))
