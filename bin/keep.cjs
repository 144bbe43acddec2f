// Keeps what was worked out once, for whoever starts next.
const { mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')

/** Writes the file whole or not at all, and makes its folder; `content` makes what goes into it. A folder that cannot be written costs time, nothing else. */
function keep(file, content) {
  const half = `${file}.${process.pid}`
  try {
    const made = content()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(half, made)
    renameSync(half, file)
  } catch {
    remove(half)
  }
}

function remove(file) {
  try {
    rmSync(file, { force: true })
  } catch {}
}

module.exports = { keep }
