import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'

const folder = temporaryFolder('stccg-find-source-')
const loader = new URL('./with-typescript.js', import.meta.url).href

/** Writes the files, and runs the first as an author runs an adapter. */
function run(files: Readonly<Record<string, string>>): { readonly stdout: string; readonly stderr: string } {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const [first = ''] = Object.keys(files)
  return spawnSync(process.execPath, ['--import', loader, join(folder, first)], { encoding: 'utf8' })
}

describe('an engine in TypeScript that is loaded as its author wrote it', () => {
  it('is found by the names that its JavaScript would have', () => {
    const { stdout, stderr } = run({
      'adapter.mts': "import { one } from './one.js'\nconsole.log(one satisfies number)",
      'one.ts': "import { half } from './half.mjs'\nexport const one: number = half * 2",
      'half.mts': 'export const half: number = 0.5',
    })
    expect(stdout, stderr).to.equal('1\n')
  })

  it('is loaded as JavaScript where it is built, and what is missing is named as it was asked for', () => {
    const built = run({
      'built.mts': "import { one } from './both.js'\nconsole.log(one)",
      'both.js': "export const one = 'built'",
      'both.ts': "export const one: string = 'source'",
      'package.json': '{ "type": "module" }',
    })
    expect(built.stdout, built.stderr).to.equal('built\n')
    expect(run({ 'lost.mts': "import './nowhere.js'" }).stderr).to.match(/Cannot find module '.*nowhere\.js'/)
  })
})
