// `npm pack` puts all of our code into one file, which starts faster than its sources do; what it imports stays where it is.
import { readFileSync } from 'node:fs'
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

const banner =
  up => `const __root = require('node:url').pathToFileURL(require('node:path').join(__dirname, ${JSON.stringify(up)}, '/'))
const __urlOf = file => new URL(file, __root).href
const __folderOf = file => require('node:path').dirname(require('node:url').fileURLToPath(__urlOf(file)))
`

const outfile = resolve(root, process.argv[2] ?? 'bundle/main.cjs')

// One module that exports `main`; what is imported in passing is loaded then.
await build({
  absWorkingDir: root,
  entryPoints: ['cli/main.ts'],
  outfile,
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
