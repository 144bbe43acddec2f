import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { budgetTable } from '../../cli/print/bench.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { promises } from './bench.ts'
import { fails, judged, median, spreadOf, unmeasured } from './budget.ts'
import { measureNode } from './child.ts'
import { writeCopies } from './copies.ts'
import { writeEmptySteps } from './empty-steps.ts'
import { summed } from './profile.ts'

const folder = temporaryFolder('stccg-bench-test-')

const promised = { what: 'a run', budget: 1.5, unit: '×', runs: 3 } as const

test('the median of an odd and of an even number', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).to.deep.equal([2, 2.5])
})

test('a budget holds up to its limit', () => {
  const held = judged(promised, { measured: 1.5, figures: { 'ours ms': 1234.5 } })
  expect(held).to.deep.include({ holds: true, figures: { 'ours ms': 1235 } })
  const broken = judged(promised, { measured: 1.51, figures: {} })
  expect(broken.holds).to.equal(false)
  expect([held, broken, unmeasured(promised, new Error('No such program.'))].map(fails)).to.deep.equal([
    false,
    true,
    true,
  ])
})

test('the table says what holds, what does not, and what could not be measured', () => {
  const budgets = [
    judged(promised, { measured: 1.234, figures: { 'ours ms': 2 } }),
    unmeasured(promised, new Error('No such program.')),
  ]
  expect(budgetTable(budgets).split('\n')).to.deep.equal([
    'what       measured   budget  holds?  runs',
    'a run        1.23 ×  ≤ 1.5 ×     yes     3',
    '  ours ms 2',
    'a run  not measured  ≤ 1.5 ×       –     3',
    '  No such program.',
    '',
  ])
})

test('a missed budget has a profile, by folder and the function that takes most by itself', () => {
  const frame = (functionName: string, url: string, lineNumber: number) => ({ functionName, url, lineNumber })
  const nodes = [
    { id: 1, callFrame: frame('(garbage collector)', '', -1) },
    { id: 2, callFrame: frame('ask', '/package/main.cjs', 12) },
    { id: 3, callFrame: frame('judge', '/package/main.cjs', 25) },
    { id: 4, callFrame: frame('readFileSync', 'node:fs', 3) },
  ]
  const bundled = [
    { file: 'engine/kernel/game.ts', line: 10 },
    { file: 'steps/judge/judge.ts', line: 20 },
  ]
  const found = summed(
    'the whole suite in one process',
    { nodes, samples: [1, 2, 3, 2, 4], timeDeltas: [10, 30, 20, 30, 10] },
    () => bundled,
  )
  expect(found.folders).to.deep.equal([
    { name: 'engine/kernel', share: 0.6 },
    { name: 'steps', share: 0.2 },
    { name: '(garbage collector)', share: 0.1 },
    { name: '(Node and its packages)', share: 0.1 },
  ])
  const missed = judged(promised, { measured: 1.6, figures: {}, course: 'the whole suite in one process' })
  expect(missed.course).to.equal('the whole suite in one process')
  expect(
    judged(promised, { measured: 1.4, figures: {}, course: 'the whole suite in one process' }),
  ).to.not.have.property('course')
  expect(budgetTable([missed], [found]).split('\n').slice(-4)).to.deep.equal([
    "Where the processor's time goes in the whole suite in one process:",
    '  engine/kernel 60 % · steps 20 % · (garbage collector) 10 % · (Node and its packages) 10 %',
    '  No function takes more by itself than ask, engine/kernel/game.ts: 60.0 %.',
    '',
  ])
})

test('a machine whose runs lie far apart is called noisy, with what is to be measured again', () => {
  expect([spreadOf([1]), spreadOf([2, 1, 3])]).to.deep.equal([undefined, 1])
  const quiet = judged(promised, { measured: 1, single: [1, 1.1, 1.05], figures: {} })
  const noisy = judged(promised, { measured: 1.8, single: [1.2, 1.8, 2.1], figures: {} })
  expect(budgetTable([quiet])).to.not.include('noisy')
  const said = 'The machine is noisy: single runs lie up to 50 % apart. Measure again when it is quiet: a run.'
  expect(budgetTable([quiet, noisy]).split('\n').at(-2)).to.equal(said)
})

test('docs/design.md promises the budgets that are measured', () => {
  const design = readFileSync(new URL('../../docs/design.md', import.meta.url), 'utf8')
  const table = design.slice(design.indexOf('## Budgets'), design.indexOf('## Words'))
  const rows = [...table.matchAll(/^\| (.+?) \| ([\d.]+) (\S+) \|$/gm)].map(([, ...cells]) => cells)
  expect(rows).to.deep.equal(promises.map(({ what, budget, unit }) => [what, String(budget), unit]))
})

test('copies of a feature differ in the names of their scenarios alone', () => {
  const text = 'Feature: A\n\n  Scenario Outline: one <x>\n    Given <x>\n\n  Example: two\n'
  writeCopies([{ uri: 'features/topic/a.feature', topic: 'topic', text }], 2, folder)
  const copy = readFileSync(join(folder, 'copy-2', 'features', 'topic', 'a.feature'), 'utf8')
  expect(copy).to.equal(text.replace('one <x>', 'one <x> (copy 2)').replace('two', 'two (copy 2)'))
})

test('Cucumber takes the empty steps', async () => {
  const support = join(folder, 'steps.mjs')
  writeEmptySteps(support)
  const feature = '@a\nFeature: F\n\n  Scenario: S\n    When Alice ends the turn\n    Then that is legal\n'
  const [path, register] = ['./empty-run.js', '../../bin/register.js'].map(file =>
    fileURLToPath(new URL(file, import.meta.url)),
  )
  const written = join(folder, 'f.feature')
  writeFileSync(written, feature)
  const { stdout, kibibytes, milliseconds } = await measureNode([
    '--import',
    register!,
    path!,
    support,
    written,
    join(folder, 'messages'),
    '@a',
  ])
  expect(stdout).to.equal('1\n')
  expect([kibibytes > 0, milliseconds > 0]).to.deep.equal([true, true])
})
