import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cached, digestOf, textsBelow } from '../cache/cache.ts'
import { buildPage } from '../reports/html/build-page.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The folders of which anything may be in the script. */
const sources = ['analysis', 'cards', 'catalogue', 'engine', 'playground', 'protocol', 'reports', 'runner', 'steps']

/** The page's script: language, judge and reference engine as on Node, but for what package.json swaps for browsers. */
export function bundle(): string {
  const texts = sources.flatMap(folder => textsBelow(join(root, folder), '.ts'))
  return cached('page-playground', digestOf([readFileSync(join(root, 'package.json'), 'utf8'), ...texts]), build)
}

const build = (): string => buildPage('playground', root, 'playground/page/main.ts').script
