// Loads the bundle, with what V8 compiled of it the last time: that is kept beside what else is worked out once.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { dirname, join } = require('node:path')
const { constants = {}, Script } = require('node:vm')

const kept = join(__dirname, '..', 'node_modules', '.cache', 'stccg-conformance', 'bundle.v8')

/** What the bundle exports. */
function start(file) {
  const source = readFileSync(file, 'utf8')
  // By its first line one bundle is told from another; to V8 two of the same length are the same.
  const origin = Buffer.from(`${source.slice(0, source.indexOf('\n'))} ${process.version} ${process.arch}\n`)
  const known = read(origin)
  const script = new Script(Module.wrap(source), {
    filename: file,
    ...(known ? { cachedData: known } : {}),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  // At the end most of what a command needs is compiled.
  if (!known || script.cachedDataRejected) process.once('exit', () => keep(origin, script))
  const module = new Module(file)
  module.filename = file
  module.paths = Module._nodeModulePaths(dirname(file))
  const own = Module.createRequire(file)
  script.runInThisContext().call(module.exports, module.exports, own, module, file, dirname(file))
  return module.exports
}

function read(origin) {
  try {
    const found = readFileSync(kept)
    return found.subarray(0, origin.length).equals(origin) ? found.subarray(origin.length) : undefined
  } catch {
    return undefined
  }
}

/** A folder that cannot be written costs time, nothing else. */
function keep(origin, script) {
  try {
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(`${kept}.${process.pid}`, Buffer.concat([origin, script.createCachedData()]))
    renameSync(`${kept}.${process.pid}`, kept)
  } catch {}
}

module.exports = { start }
