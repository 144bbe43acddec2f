import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'glob'
import { makeFolder } from '../../../reports/make-folder.ts'
import { bundleSources } from '../../bundle-sources.ts'
import { type Instrumented, instrument, root } from '../mutation/instrument.ts'
import { leftOutOfTheEngine, unchangedInTheEngine } from '../mutation/operators.ts'
import { forgetFixed } from '../mutation/switch.ts'
import { infectionTold } from './infection.ts'
import { telling } from './watch.ts'

/** The engine with all mutants of some of its own code compiled in. */
export interface Opened {
  readonly files: readonly Instrumented[]
  readonly inside: typeof import('./inside.ts')
  /** Where it was written. */
  readonly folder: string
}

/** What the engine does by itself, and how its cards do what they say; the law and its questions are changed by `strength --mutations`. */
export const engineFiles = (): readonly string[] =>
  globSync('engine/{board,cards,mechanics,play,text}/**/*.ts', {
    cwd: root,
    posix: true,
    ignore: '**/*.test.ts',
  }).sort()

const imported = (path: string): Promise<typeof import('./inside.ts')> => import(path)

/** Compiles all mutants of these files in. */
export async function openEngine(paths: readonly string[]): Promise<Opened> {
  const manner = { without: leftOutOfTheEngine, shouldIgnore: unchangedInTheEngine }
  const files = await instrument(paths, manner)
  const contents = new Map(files.map(one => [join(root, one.file), telling(infectionTold(one.content, one.mutants))]))
  const cache = join(root, 'node_modules/.cache/stccg-conformance')
  makeFolder(cache)
  const folder = mkdtempSync(join(cache, 'engine-'))
  const entry = 'analysis/strength/engine/inside.ts'
  await bundleSources({ entries: [entry], outdir: folder, instead: path => contents.get(path) })
  forgetFixed()
  return { files, inside: await imported(join(folder, entry.replace(/ts$/, 'js'))), folder }
}
