import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '../../reports/make-folder.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Writes the command line, or what begins with another file of the package, as `npm pack` does. It lies in a folder
 * below the package, so that imports are found.
 */
export function writeMain(name: string, entry = 'cli/main.ts'): string {
  const folder = path(`../../node_modules/.cache/stccg-conformance/${name}`)
  makeFolder(folder)
  const main = join(folder, 'main.cjs')
  execFileSync(process.execPath, [path('../../bin/bundle.js'), main, entry])
  return main
}

/** The same with a file that starts it, whose path is returned. */
export function writeBundle(): string {
  const start = join(dirname(writeMain('bench')), 'start.cjs')
  const loader = JSON.stringify(path('../../bin/start-bundle.cjs'))
  writeFileSync(
    start,
    `require(${loader}).start(require.resolve('./main.cjs')).main(process.argv).then(code => {\n  process.exitCode = code\n})\n`,
  )
  return start
}
