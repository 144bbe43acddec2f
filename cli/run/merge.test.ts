import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { wrong } from '../../examples/engines/fixtures/right-engine.ts'
import type { Conformance } from '../../reports/result.ts'
import { patiently } from '../../test/fixture/patient.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const bin = here('../../bin/stccg-conformance.js')
const folder = temporaryFolder('stccg-merge-command-')

const features = ['--features', here('../../examples/engines/exam')]
const at = (name: string): string => join(folder, name)
const reportIn = (name: string): Conformance => JSON.parse(readFileSync(at(`${name}/conformance.json`), 'utf8'))

function tool(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...plain } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    env: { ...plain, ...env },
  })
  return { status, stdout, stderr }
}

const run = (name: string, options: readonly string[], env?: NodeJS.ProcessEnv) =>
  tool(['run', ...features, ...patiently, '--out', at(name), ...options], env)
const merge = (names: readonly string[], options: readonly string[] = []) =>
  tool(['merge', ...names.map(at), ...features, '--out', at('merged'), ...options])

const failing = [...wrong('refuses-everything', '--on', 'move'), process.execPath, bin, 'serve']
const engine = ['--engine', failing.map(word => `"${word}"`).join(' ')]

before(() => {
  for (const index of [1, 2]) run(`well-${index}`, ['--shard', `${index}/2`])
  for (const index of [1, 2]) run(`wrong-${index}`, ['--shard', `${index}/2`, ...engine])
})

describe('merge', () => {
  it('ends with 0 when all is well, and writes what was asked for', () => {
    const { status, stdout } = merge(['well-2', 'well-1'], ['--report', 'json,html,junit,markdown,badge'])
    expect(status).to.equal(0)
    expect(stdout).to.contain('5 of 5 cases passed').and.to.contain('Report: ').and.to.not.contain('shard')
    for (const file of ['json', 'html', 'junit.xml', 'md'])
      expect(existsSync(at(`merged/conformance.${file}`)), file).to.equal(true)
    expect(existsSync(at('merged/badge.svg'))).to.equal(true)
    expect(reportIn('merged')).to.include({ complete: true }).and.to.not.have.property('shard')
    expect(reportIn('merged').selection).to.have.all.keys('features')
  })

  it('ends with 1 when something is to be looked into, and with 0 when a baseline expects it', () => {
    expect(merge(['wrong-1', 'wrong-2']).status).to.equal(1)
    const { diagnosis, totals } = reportIn('merged')
    expect(diagnosis?.failures).to.equal(totals.fail + totals.unproven)
    const baseline = at('baseline.yaml')
    expect(merge(['wrong-1', 'wrong-2'], ['--write-baseline', baseline]).status).to.equal(0)
    expect(merge(['wrong-1', 'wrong-2'], ['--baseline', baseline]).status).to.equal(0)
  })

  it('ends with 3 when a shard was cut short, and says which', () => {
    const short = reportIn('well-2')
    const cases = short.cases.slice(1)
    rmSync(at('short'), { recursive: true, force: true })
    run('short', ['--shard', '2/2'])
    writeFileSync(at('short/conformance.json'), JSON.stringify({ ...short, complete: false, cases }))
    const { status, stdout, stderr } = merge(['well-1', 'short'])
    expect(status).to.equal(3)
    expect(stdout).to.contain('Incomplete')
    expect(stderr).to.match(/short\/conformance\.json: shard 2 was cut short after \d cases?\./)
  })

  const refusals: readonly (readonly [string, () => ReturnType<typeof tool>, RegExp])[] = [
    ['a missing shard', () => merge(['well-1']), /^Of 2 shards 1 is missing: 2\. There is .*well-1/],
    ['shards of two engines', () => merge(['well-1', 'wrong-2']), /are not shards of one run/],
    ['no file', () => merge(['nowhere']), /nowhere: there is no such file/],
    [
      'its own shards as the place',
      () => tool(['merge', at('well-1'), at('well-2'), ...features, '--out', at('well-1')]),
      /would take the place of .*well-1/,
    ],
    ['what Cucumber writes', () => merge(['well-1', 'well-2'], ['--report', 'messages']), /ask the shards for it/],
    [
      'another suite',
      () => tool(['merge', at('well-1'), at('well-2'), '--out', at('merged')]),
      /but the suite here has/,
    ],
  ]
  for (const [what, command, message] of refusals)
    it(`refuses ${what} with exit code 2 and one sentence`, () => {
      const { status, stdout, stderr } = command()
      expect({ status, stdout }).to.deep.equal({ status: 2, stdout: '' })
      expect(stderr.trim().split('\n')).to.have.length(1)
      expect(stderr).to.match(message)
    })
})

describe('run --shard', () => {
  it('is told from the variables of the CI, and says which it is', () => {
    const { status, stdout } = run('auto', ['--shard', 'auto'], { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2' })
    expect(status).to.equal(0)
    expect(stdout).to.contain('This is shard 2 of 2; `merge` puts them together.')
    const { cases, shard, selection } = reportIn('auto')
    expect(cases.map(({ id }) => id)).to.deep.equal(reportIn('well-2').cases.map(({ id }) => id))
    expect(shard).to.deep.include({ index: 2, count: 2, cases: 5 })
    expect(selection.shard).to.equal('2/2')
  })

  it('leaves telling GitHub to merge', () => {
    const summary = at('summary.md')
    const github = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
    expect(run('quiet', ['--shard', '2/2', ...engine], github).stdout).to.not.contain('::error')
    expect(existsSync(summary)).to.equal(false)
  })

  it('takes a baseline for the whole', () => {
    merge(['wrong-1', 'wrong-2'], ['--write-baseline', at('whole.yaml')])
    for (const index of [1, 2])
      expect(run('known', ['--shard', `${index}/2`, ...engine, '--baseline', at('whole.yaml')]).status).to.equal(0)
  })

  it('that is nonsense is refused', () => {
    expect(run('nonsense', ['--shard', '3/2'])).to.include({ status: 2 })
    expect(run('nonsense', ['--shard', '1/9']).stderr).to.match(/they are 3 groups of cases that are judged together/)
  })
})
