import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { exitCodeOf } from '../cli/run/exit-code.ts'
import { readReport } from '../reports/read-report.ts'
import { outcomes } from '../reports/result.ts'
import { totals } from '../reports/totals.ts'
import { patiently } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const bin = here('../bin/stccg-conformance.js')
const folder = temporaryFolder('stccg-exit-')

/** Plays the fixture and returns the exit code with what the report says. */
function play(...options: readonly string[]) {
  const features = join(folder, 'features')
  rmSync(features, { recursive: true, force: true })
  cpSync(here('../examples/engines/exam'), features, { recursive: true })
  const args = ['run', '--features', features, '--out', folder, '--report', 'json', ...patiently, ...options]
  const { status } = spawnSync(process.execPath, [bin, ...args], { stdio: 'ignore' })
  const { complete, cases } = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'))
  return { status, complete, cases: cases.length }
}

const engine = (name: string, ...options: readonly string[]): string =>
  ['node', here(`../examples/engines/wrong/${name}.js`), ...options, 'node', bin, 'serve'].map(w => `"${w}"`).join(' ')

test('0: every case passes', () => {
  expect(play()).to.deep.equal({ status: 0, complete: true, cases: 5 })
})

test('0: what is possible is shown by a case that is played without the refusal beside it', () => {
  const twin = '1eS-stopped-07/the-ship-that-is-not-stopped-flies@1e-2014'
  expect(play('--case', twin)).to.deep.equal({ status: 0, complete: true, cases: 1 })
})

test('1: a case fails, and the others are played', () => {
  expect(play('--engine', engine('refuses-everything', '--on', 'move'))).to.deep.equal({
    status: 1,
    complete: true,
    cases: 5,
  })
})

test('0: a baseline expects what fails, and the report says why and where it is worked on', () => {
  const baseline = join(folder, 'baseline.yaml')
  const known = { reason: 'Nobody moves yet.', until: '2999-12-31', link: 'https://example.org/issues/7' }
  const lines = Object.entries(known).map(([key, value]) => `  ${key}: "${value}"\n`)
  const ids = ['1eS-stopped-07', '1eS-stopped-06']
  writeFileSync(baseline, ids.map(id => `- ruling: ${id}\n${lines.join('')}`).join(''))
  const refusing = engine('refuses-everything', '--on', 'move')
  const { cases } = play('--engine', refusing, '--baseline', baseline)
  expect(cases).to.equal(5)
  const report = readReport(join(folder, 'conformance.json')).result
  expect(report.known).to.deep.equal([{ ruling: '1eS-stopped-07', ...known }])
})

test('1: the first failure ends the run, as was asked', () => {
  expect(play('--fail-fast', '--engine', engine('ignores-stopped'))).to.deep.equal({
    status: 1,
    complete: false,
    cases: 1,
  })
})

test('3: a feature was rewritten before Cucumber read it again, so cases are missing', () => {
  const rewriting = `"node" "${here('fixture/rewrites-features.js')}" "${join(folder, 'features', 'three-rules.feature')}" "node" "${bin}" "serve"`
  const { status, complete, cases } = play('--engine', rewriting, '--report', 'json,messages')
  expect({ status, complete }).to.deep.equal({ status: 3, complete: false })
  expect(cases).to.be.lessThan(5)
})

const declaring = (said: object): string =>
  ['node', here('fixture/declares.js'), JSON.stringify(said).replaceAll('"', '\\"')].map(w => `"${w}"`).join(' ')

test('3: nothing was played, with a baseline or without', () => {
  const baseline = join(folder, 'baseline.yaml')
  writeFileSync(baseline, '[]\n')
  for (const engine of [declaring({}), declaring({ can: { rulesets: ['2e', '1e-2014'] } })])
    for (const options of [[], ['--baseline', baseline]])
      expect(play('--engine', engine, ...options)).to.deep.equal({ status: 3, complete: true, cases: 5 })
})

test('gates: what a CI demands is held against the run', () => {
  expect(play('--require-ruleset', '1e-1996').status).to.equal(3)
  expect(play('--min-cases', '5').status).to.equal(0)
  expect(play('--min-cases', '6').status).to.equal(3)
  expect(play('--fail-on', 'lacking').status).to.equal(0)
})

test('outcomes that nobody has to look into do not fail a run', () => {
  const of = (outcome: (typeof outcomes)[number]) =>
    exitCodeOf({ complete: true, totals: totals([{ outcome }]) } as never)
  expect(Object.fromEntries(outcomes.map(outcome => [outcome, of(outcome)]))).to.deep.equal({
    pass: 0,
    'partly-checked': 0,
    fail: 1,
    unproven: 1,
    'engine-error': 1,
    timeout: 1,
    crash: 1,
    'suite-error': 1,
    unsupported: 0,
    'not-applicable': 0,
    disputed: 0,
  })
})
