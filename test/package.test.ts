import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import ts from 'typescript'
import { writeBundle } from '../analysis/bench/bundle.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let packed: ReadonlySet<string> = new Set()

before(() => {
  const shell = process.platform === 'win32'
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const [pack] = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  packed = new Set(pack.files.map(({ path }: { readonly path: string }) => path))
})

describe('the package', () => {
  it('holds all that its code imports', () => {
    const code = [...packed].filter(file => /\.[cm]?[jt]s$/.test(file))
    const missing = code.flatMap(file => {
      const imports = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true).importedFiles
      const own = imports.map(({ fileName }) => fileName).filter(name => name.startsWith('.'))
      const paths = own.map(name => normalize(join(dirname(file), name)).replaceAll('\\', '/'))
      return paths.filter(path => !packed.has(path)).map(path => `${file} imports ${path}`)
    })
    expect(missing).to.deep.equal([])
  })

  it('holds the suite, the schemas, the skeletons and the documents', () => {
    const patterns = [
      'features/**/*.feature',
      '{analysis,cards,protocol,reports,rulings,steps}/**/*schema.json',
      'cli/init/templates/*/*',
      'docs/**/*.md',
    ]
    const wanted = globSync(patterns, { cwd: root, posix: true, nodir: true, ignore: 'reports/out/**' })
    expect(wanted.filter(file => !packed.has(file))).to.deep.equal([])
    expect(wanted).to.have.length.above(50)
  })

  it('holds no tests, none of their fixtures and no reports of earlier runs', () => {
    expect([...packed].filter(file => /\.test\.ts$|^test\/|\/fixtures?\/|^reports\/out\//.test(file))).to.deep.equal([])
  })

  it('starts from one file, and finds from there what lies beside the sources', () => {
    const start = writeBundle()
    const told = (script: string, ...args: readonly string[]): string =>
      execFileSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' })
    for (const args of [['--version'], ['explain', '1eS-stopped-06']])
      expect(told(start, ...args)).to.equal(told('bin/stccg-conformance.js', ...args))
  })
})
