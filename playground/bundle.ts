import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cached, digestOf, textsBelow } from '../cache/cache.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The folders of which anything may be in the script. */
const sources = ['cards', 'catalogue', 'engine', 'playground', 'protocol', 'reports', 'runner', 'steps']

/** The page's script: language, judge and reference engine as on Node, but for what package.json swaps for browsers. */
export function bundle(): string {
  const texts = sources.flatMap(folder => textsBelow(join(root, folder), '.ts'))
  return cached('page-playground', digestOf([readFileSync(join(root, 'package.json'), 'utf8'), ...texts]), build)
}

function build(): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    bundle: true,
    charset: 'utf8',
    entryPoints: ['playground/page/main.ts'],
    format: 'iife',
    legalComments: 'none',
    logLevel: 'silent',
    minify: true,
    platform: 'browser',
    target: 'es2022',
    tsconfigRaw: '{}',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
