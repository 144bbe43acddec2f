import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, stop } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Sources {
  /** Below the root of the project. */
  readonly entries: readonly string[]
  /** Below the project, so that packages are found. */
  readonly outdir: string
  /** What stands in a file in place of what is in it; undefined = nothing else does. */
  readonly instead?: (path: string) => string | undefined
}

/** Files that lie beside a source are found from where the source lies. */
const whereSourcesLie = (instead: Sources['instead'] = () => undefined): Plugin => ({
  name: 'where the sources lie',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\..*\.cjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    }))
    onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
      const contents = (instead(path) ?? readFileSync(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: path.endsWith('ts') ? 'ts' : 'js' }
    })
  },
})

/**
 * Writes sources as JavaScript, each where it lies below `outdir`; what several of them import is written once. Node loads that five
 * times as fast as the sources, whose lines it still names with `--enable-source-maps`.
 */
export async function bundleSources({ entries, outdir, instead }: Sources): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir,
    outbase: root,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    tsconfigRaw: '{}',
    plugins: [whereSourcesLie(instead)],
  })
  await stop()
}
