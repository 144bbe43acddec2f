import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cached, digestOf, textsBelow } from '../../cache/cache.ts'
import { buildPage, options, type Script } from './build-page.ts'

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

/** What browser code may import from outside: files that it shares with the rest, as seen from `reports/`. */
export const shared = [
  'impact/impact-words.ts',
  '../catalogue/group.ts',
  '../protocol/printable.ts',
  '../protocol/web-address.ts',
  'asked-parts.ts',
  'law-beside.ts',
  'law-name.ts',
  'players-words.ts',
  'reach.ts',
  'rerun.ts',
  'result.ts',
  'ruling-index.ts',
  'search-terms.ts',
  'search.ts',
  'share.ts',
  'supposed.ts',
  'words.ts',
] as const

/** Packages in the scripts; their versions are pinned, so that they change with package.json. */
export const packages = ['fastest-levenshtein', 'minisearch', 'stemmer'] as const

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
export const build = (page: Page): Script => buildPage(page, reports, pages[page])
