// Loader hooks for Node versions without TypeScript: ts-node compiles a file once, and what it makes of it is kept.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'stccg-conformance')
const settings = readFileSync(join(root, 'tsconfig.json'))
let compiler

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const file = fileURLToPath(url)
  return { format: 'module', source: compiled(file, readFileSync(file)), shortCircuit: true }
}

/** Kept files end with a line that says what they were made of. */
function compiled(file, text) {
  const kept = join(cache, `${relative(root, file)}.js`)
  const origin = `\n// ${createHash('sha256').update(settings).update(text).digest('hex')}\n`
  const known = read(kept)
  if (known?.endsWith(origin)) return known
  const made = compile(file, text.toString('utf8')) + origin
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

function compile(file, text) {
  compiler ??= createRequire(import.meta.url)('ts-node').create({ cwd: root, project: join(root, 'tsconfig.json') })
  return compiler.compile(text, file)
}
