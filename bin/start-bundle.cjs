// Loads the bundle, with what V8 compiled of it before: that is kept beside what else is worked out once.
const { readFileSync } = require('node:fs')
const Module = require('node:module')
const { dirname, join } = require('node:path')
const { setFlagsFromString } = require('node:v8')
const { constants = {}, Script } = require('node:vm')
const { isMainThread } = require('node:worker_threads')
const { crc32 } = require('node:zlib')
const { keep } = require('./keep.cjs')

const kept = join(__dirname, '..', 'node_modules', '.cache', 'stccg-conformance', 'bundle.v8')

/** No more are kept of what is typed for a command. */
const mostCommands = 50

/** What the bundle exports. */
function start(file) {
  const source = readFileSync(file, 'utf8')
  // By its first line one bundle is told from another; to V8 two of the same length are the same.
  const bundle = `${source.slice(0, source.indexOf('\n'))} ${process.version} ${process.arch}`
  const known = read(bundle)
  const command = /^[a-z][a-z-]*$/.exec(process.argv[2] ?? '')?.[0] ?? 'none'
  const isNew = !known || (!known.commands.includes(command) && known.commands.length < mostCommands)
  const script = new Script(Module.wrap(source), {
    filename: file,
    ...(known ? { cachedData: known.code } : {}),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  const commands = known && !script.cachedDataRejected ? [...known.commands, command] : [command]
  if (isMainThread && (isNew || script.cachedDataRejected)) keepAtTheEnd({ bundle, commands }, script)
  const module = new Module(file)
  module.filename = file
  module.paths = Module._nodeModulePaths(dirname(file))
  const own = Module.createRequire(file)
  script.runInThisContext().call(module.exports, module.exports, own, module, file, dirname(file))
  return module.exports
}

/** What was compiled of that bundle, and which commands have run; it begins with one line that says so, and V8 gives up the process over code that is damaged. */
function read(bundle) {
  try {
    const found = readFileSync(kept)
    const end = found.indexOf('\n')
    const head = JSON.parse(found.toString('utf8', 0, end))
    const code = found.subarray(end + 1)
    return head.bundle === bundle && head.sum === crc32(code) ? { commands: head.commands, code } : undefined
  } catch {
    return undefined
  }
}

/**
 * At its end most of what a command needs is compiled, if V8 forgets nothing: what a long one began with, the others begin
 * with. Code is refused by whoever runs by other flags than it was kept by.
 */
function keepAtTheEnd(head, script) {
  setFlagsFromString('--no-flush-bytecode')
  process.once('exit', () => {
    setFlagsFromString('--flush-bytecode')
    keep(kept, () => packed(head, script))
  })
}

function packed(head, script) {
  const code = script.createCachedData()
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, sum: crc32(code) })}\n`), code])
}

module.exports = { start }
