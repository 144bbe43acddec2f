import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import ts from 'typescript'
import { everyCommand } from '../cli/main.ts'
import { temporaryFolder } from './fixture/temporary.ts'
import { type Installed, installCut, installPackage, typed } from './package/install.ts'
import type { Row } from './package/row.ts'
import { files, rowsOfCards, rowsOfOthers } from './package/rows-of-others.ts'
import { rowsOfRuns } from './package/rows-of-runs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const whole = installPackage()
const cut = installCut(whole, 'showing-cards/own-discard-pile-in-1996.feature')
const quoted = (...words: readonly string[]): string => words.map(word => `"${word}"`).join(' ')
const engine = quoted(process.execPath, whole.bin, 'serve')
const relay = join(whole.folder, 'examples/engines/wrong/ignores-stopped.js')
const names = { engine, wrong: `${quoted(process.execPath, relay)} ${engine}` }
const rows: readonly Row[] = [...rowsOfCards, ...rowsOfRuns(names), ...rowsOfOthers(names)]

describe('the package', () => {
  const work = temporaryFolder('stccg-work-')
  before(() => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(work, name), text)
    const copied = {
      'cards.csv': 'cards/import/sample.csv',
      'hello.json': 'test/fixture/foreign/2e-java.json',
      'proposal.yaml': 'docs/proposals/equipment-never-stops.yaml',
      'three-rules.feature': 'examples/engines/exam/three-rules.feature',
    }
    for (const [name, from] of Object.entries(copied)) copyFileSync(join(root, from), join(work, name))
  })

  it('is tried with each command and each of its options', () => {
    const commands = everyCommand().map(({ path, command }) => {
      const typed = rows.filter(({ type }) => path.every((word, at) => type[at] === word)).flatMap(({ type }) => type)
      const untried = command.options.map(({ long }) => long ?? '').filter(long => !typed.includes(long))
      return typed.length ? untried.map(long => `${path.join(' ')} ${long}`) : [path.join(' ')]
    })
    expect(commands.flat(), 'give each of these a row').to.deep.equal([])
  })

  for (const row of rows)
    it(row.type.join(' ').replaceAll(dirname(whole.folder), '…'), async () => {
      const { code, text, stdout } = await typed(row.cut ? cut : whole, row, work)
      expect({ code, text }).to.deep.equal({ code: row.code ?? 0, text })
      expect(text)
        .to.match(row.says)
        .and.not.match(/^\s+at /m)
      if (row.into) writeFileSync(join(work, row.into), stdout)
      expect((row.writes ?? []).filter(path => !existsSync(join(work, path)))).to.deep.equal([])
    })

  it('has all that the checkout has, and nothing of its tests', () => packedRightly(whole))
})

/** What is in the package. */
function packedRightly({ folder }: Installed): void {
  const here = globSync('**/*', { cwd: folder, posix: true, nodir: true, ignore: 'node_modules/**' })
  const packed = new Set(here)
  const code = here.filter(file => /\.[cm]?[jt]s$/.test(file))
  const missing = code.flatMap(file => {
    const imports = ts.preProcessFile(readFileSync(join(folder, file), 'utf8'), true, true).importedFiles
    const own = imports.map(({ fileName }) => fileName).filter(name => name.startsWith('.'))
    const paths = own.map(name => normalize(join(dirname(file), name)).replaceAll('\\', '/'))
    return paths.filter(path => !packed.has(path)).map(path => `${file} imports ${path}`)
  })
  expect(missing).to.deep.equal([])
  const patterns = [
    'features/**/*.feature',
    '{analysis,cards,protocol,reports,rulings,steps}/**/*schema.json',
    'cli/init/templates/*/*',
    'docs/**/*.md',
  ]
  const wanted = globSync(patterns, { cwd: root, posix: true, nodir: true, ignore: 'reports/out/**' })
  expect(wanted.filter(file => !packed.has(file))).to.deep.equal([])
  expect(wanted).to.have.length.above(50)
  expect(here.filter(file => /\.test\.ts$|^test\/|\/fixtures?\/|^reports\/out\//.test(file))).to.deep.equal([])
}
