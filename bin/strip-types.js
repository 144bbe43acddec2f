// Loader hooks: takes the types out of an author's TypeScript, module by module, and checks nothing.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'

export { resolve } from './find-source.js'

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !/\.m?ts$/.test(url)) return next(url, context)
  const filename = fileURLToPath(url)
  const options = {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', transform: { verbatimModuleSyntax: true } },
  }
  return { format: 'module', source: transformSync(readFileSync(filename, 'utf8'), options).code, shortCircuit: true }
}
