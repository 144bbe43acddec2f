// `npm pack` puts all of our code into one file, which starts faster than its sources do; what it imports stays where it is.
// `bundle.js [file [entry]]`: where it goes, and what it begins with.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../', import.meta.url))
const slashed = path => path.replaceAll('\\', '/')

/** Files that lie beside the sources are found from where the sources lie. */
const whereSourcesLie = {
  name: 'where the sources lie',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const own = JSON.stringify(slashed(relative(root, path)))
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', `__folderOf(${own})`)
        .replaceAll('import.meta.url', `__urlOf(${own})`)
      return { contents, loader: 'ts' }
    })
  },
}

const banner = up => `'use strict'
const __root = require('node:url').pathToFileURL(require('node:path').join(__dirname, ${JSON.stringify(up)}, '/'))
const __urlOf = file => new URL(file, __root).href
const __later = make => {
  let made
  return () => (made ??= make())
}
const __folderOf = file => require('node:path').dirname(require('node:url').fileURLToPath(__urlOf(file)))
`

const outfile = resolve(root, process.argv[2] ?? 'bundle/main.cjs')

/** Parts of Node that take their time to load. */
const heavy = ['child_process', 'crypto', 'http', 'https', 'net', 'worker_threads']

/** Packages, and what is heavy of Node, are loaded when they are first asked for something: most commands need few of them. */
function later(code) {
  const lazily = new Set()
  const wanted = `(?:node:(?:${heavy.join('|')})|(?!node:)[^"]+)`
  const declared = new RegExp(`\\b(import_\\w+) = ((?:__toESM\\()?require\\("${wanted}"\\)(?:, 1\\))?);`, 'g')
  const own = code.replace(declared, (whole, name, made) => {
    // Left as it is where it is used in any other way than by its members.
    const bare = new RegExp(`\\b${name}\\b(?!\\.| = |[,;])`)
    if (bare.test(code)) return whole
    lazily.add(name)
    return `${name} = __later(() => ${made});`
  })
  return own.replace(/\bimport_\w+(?=\.)/g, name => (lazily.has(name) ? `(${name}())` : name))
}

// One module that exports `main`; what is imported in passing is loaded then.
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [process.argv[3] ?? 'cli/main.ts'],
  outfile,
  write: false,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  charset: 'utf8',
  logLevel: 'error',
  tsconfigRaw: '{}',
  banner: { js: banner(slashed(relative(dirname(outfile), root))) },
  plugins: [whereSourcesLie],
})

/**
 * A default import is the module's own default where it has one. Sources load packages as ES modules and the bundle as
 * CommonJS: of a package that has both, esbuild would take the whole module for the default.
 */
const withDefaults = code => code.replace(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)')

const code = later(withDefaults(outputFiles[0].text))
mkdirSync(dirname(outfile), { recursive: true })
// The first line tells one bundle from another. Whoever starts from it meanwhile has the old one or the new one, whole.
writeFileSync(`${outfile}.${process.pid}`, `// ${createHash('sha256').update(code).digest('hex')}\n${code}`)
renameSync(`${outfile}.${process.pid}`, outfile)
