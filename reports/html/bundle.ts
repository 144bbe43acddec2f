import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'esbuild'
import { cached, digestOf, textsBelow } from '../../cache/cache.ts'
import { ReportError } from '../report-error.ts'

const reports = fileURLToPath(new URL('../', import.meta.url))

/** Where the script of each page begins. */
export const pages = {
  report: 'html/client/main.ts',
  site: 'site/client/site.ts',
  diff: 'diff/client/diff-main.ts',
  impact: 'impact/client/impact-main.ts',
} as const

/** A page that is drawn by a script. */
export type Page = keyof typeof pages

/** What browser code may import from outside: files that it shares with the rest. */
export const shared = [
  'group.ts',
  'law-beside.ts',
  'law-name.ts',
  'reach.ts',
  'result.ts',
  'search-terms.ts',
  'search.ts',
  'share.ts',
  'supposed.ts',
  'words.ts',
] as const

/** Packages in the scripts; their versions are pinned, so that they change with package.json. */
export const packages = ['fastest-levenshtein', 'minisearch', 'stemmer'] as const

const options = {
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

/** The script of a page, which needs nothing else; made when what it is made of has changed. */
export function bundle(page: Page): string {
  return cached(`page-${page}`, originOf(page), () => build(page).script)
}

/** The folders whose browser code may be in the script of a page: its own, and that of the report. */
export function foldersOf(page: Page): readonly string[] {
  return [...new Set([dirname(pages.report), dirname(pages[page])])]
}

/** The bundler counts by its version, which the package pins. */
function originOf(page: Page): string {
  return digestOf([
    JSON.stringify(options),
    readFileSync(join(reports, '../package.json'), 'utf8'),
    ...foldersOf(page).flatMap(folder => textsBelow(join(reports, folder), '.ts')),
    ...shared.map(file => readFileSync(join(reports, file), 'utf8')),
  ])
}

/** Makes the script of a page; `inputs` are the files in it, as seen from `reports/`. */
export function build(page: Page): { readonly script: string; readonly inputs: readonly string[] } {
  try {
    const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
    const { outputFiles, metafile } = buildSync({ ...options, absWorkingDir: reports, entryPoints: [pages[page]] })
    return { script: outputFiles.map(({ text }) => text).join(''), inputs: Object.keys(metafile.inputs) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ReportError(
      `The script of the ${page} page cannot be bundled from reports/${pages[page]}. ${mend} What went wrong: ${why}`,
      { cause: error },
    )
  }
}
