// What TypeScript is compiled to on Node versions without it: ts-node compiles a file once, and what it makes of it is kept.
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { dirname, join, relative } = require('node:path')

const root = dirname(__dirname)
const cache = join(root, 'node_modules', '.cache', 'stccg-conformance')
const settings = readFileSync(join(root, 'tsconfig.json'))
const modules = {
  esm: {},
  cjs: { module: 'CommonJS', moduleResolution: 'Node10', verbatimModuleSyntax: false, esModuleInterop: true },
}
const compilers = {}

/** The JavaScript of a file, as a module of that kind. Kept files end with a line that says what they were made of. */
function compiled(file, kind) {
  const text = readFileSync(file)
  const kept = join(cache, kind, `${relative(root, file)}.js`)
  const origin = `\n// ${createHash('sha256').update(settings).update(JSON.stringify(modules[kind])).update(text).digest('hex')}\n`
  const known = read(kept)
  if (known?.endsWith(origin)) return known
  const made = compile(file, text.toString('utf8'), kind) + origin
  keep(kept, made)
  return made
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** A folder that cannot be written costs time, nothing else. */
function keep(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  } catch {}
}

function compile(file, text, kind) {
  const project = join(root, 'tsconfig.json')
  compilers[kind] ??= require('ts-node').create({ cwd: root, project, compilerOptions: modules[kind] })
  return compilers[kind].compile(text, file)
}

module.exports = { compiled }
