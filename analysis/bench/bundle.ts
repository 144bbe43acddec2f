import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Writes the command line as `npm pack` does, and a file that starts it, whose path is returned. */
export function writeBundle(): string {
  // Below the package, so that what it imports is found.
  const folder = path('../../node_modules/.cache/stccg-conformance/bench')
  mkdirSync(folder, { recursive: true })
  execFileSync(process.execPath, [path('../../bin/bundle.js'), join(folder, 'main.cjs')])
  const start = join(folder, 'start.cjs')
  const loader = JSON.stringify(path('../../bin/start-bundle.cjs'))
  writeFileSync(
    start,
    `require(${loader}).start(require.resolve('./main.cjs')).main(process.argv).then(code => {\n  process.exitCode = code\n})\n`,
  )
  return start
}
