import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { expect } from 'chai'
import { init } from '../cli/init/init.ts'
import { temporaryFolder } from './fixture/temporary.ts'
import { blocksOf, replaced } from './fixture/tutorial/blocks.ts'
import { walk } from './fixture/tutorial/walk.ts'

walk('adapter-tutorial-csharp.md', [['dotnet', '--version']])

test('every block of C# finds its place in the skeleton, and leaves its brackets balanced', () => {
  const folder = join(temporaryFolder('stccg-csharp-'), 'work')
  mkdirSync(folder)
  init('csharp', folder)
  const page = readFileSync(new URL('../docs/adapter-tutorial-csharp.md', import.meta.url), 'utf8')
  const blocks = blocksOf(page).filter(({ does }) => does === 'file' || does === 'replace')
  expect(blocks.length).to.be.above(5)
  for (const { does, file, text } of blocks) {
    const path = join(folder, file)
    writeFileSync(path, does === 'file' ? text : replaced(readFileSync(path, 'utf8'), text))
    const code = readFileSync(path, 'utf8').replace(/"(?:[^"\\]|\\.)*"|\/\/.*/g, '')
    for (const [open, close] of ['()', '[]', '{}'].map(pair => [...pair] as [string, string]))
      expect(code.split(open).length, `${file}: ${open}`).to.equal(code.split(close).length)
  }
  const whole = readFileSync(join(folder, 'Adapter.cs'), 'utf8')
  for (const name of ['object Arrange(', 'object Observe(', 'object Act(', 'var can ', 'var cards '])
    expect(whole.split(name), name).to.have.length(2)
  expect(whole).to.not.include('new string[] { }')
})
