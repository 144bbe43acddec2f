import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import { ReportError } from '../report-error.ts'
import { licenceComment, packagesIn } from './licences.ts'

/** How every page's script is bundled. */
export const options = {
  bundle: true,
  charset: 'utf8',
  format: 'iife',
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  tsconfigRaw: '{}',
  write: false,
} as const satisfies BuildOptions

const mend = 'If esbuild is missing, install the packages again with the optional ones among them.'

export interface Script {
  readonly script: string
  /** The files in it, as seen from the folder. */
  readonly inputs: readonly string[]
}

/**
 * Makes the script of a page from where it begins in a folder.
 *
 * @throws {ReportError} if it cannot be bundled
 */
export function buildPage(page: string, folder: string, entry: string): Script {
  try {
    const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
    const { outputFiles, metafile } = buildSync({ ...options, absWorkingDir: folder, entryPoints: [entry] })
    const inputs = Object.keys(metafile.inputs)
    const comment = licenceComment(packagesIn(inputs, folder))
    return { script: comment + outputFiles.map(({ text }) => text).join(''), inputs }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ReportError(
      `The script of the ${page} page cannot be bundled from ${join(folder, entry)}. ${mend} What went wrong: ${why}`,
      { cause: error },
    )
  }
}
