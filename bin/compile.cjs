// What TypeScript is compiled to on Node versions without it: ts-node compiles a file once, and what it makes of it is kept.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { dirname, join, relative } = require('node:path')
const { keep } = require('./keep.cjs')

const root = dirname(__dirname)
const cache = join(root, 'node_modules', '.cache', 'stccg-conformance')
const settings = readFileSync(join(root, 'tsconfig.json'))
const modules = {
  esm: {},
  cjs: { module: 'CommonJS', moduleResolution: 'Node10', verbatimModuleSyntax: false, esModuleInterop: true },
}
const compilers = {}
const sealLength = '\n// \n'.length + 64

/** The JavaScript of a file, as a module of that kind. Kept files end with a line of what they were made of and have in them: one that is damaged is made anew. */
function compiled(file, kind) {
  const text = readFileSync(file)
  const kept = join(cache, kind, `${relative(root, file)}.js`)
  const origin = createHash('sha256').update(settings).update(JSON.stringify(modules[kind])).update(text)
  const sealed = code => `${code}\n// ${origin.copy().update(code).digest('hex')}\n`
  const known = read(kept)
  if (known !== undefined && sealed(known.slice(0, -sealLength)) === known) return known
  const made = sealed(compile(file, text.toString('utf8'), kind))
  keep(kept, () => made)
  return made
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function compile(file, text, kind) {
  const project = join(root, 'tsconfig.json')
  compilers[kind] ??= require('ts-node').create({ cwd: root, project, compilerOptions: modules[kind] })
  return compilers[kind].compile(text, file)
}

module.exports = { compiled }
