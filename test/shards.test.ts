import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { diagnosed } from '../analysis/diagnosis/diagnosed.ts'
import { diff } from '../analysis/diff.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { readAs, readings } from '../engine/rulesets/readings.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { wrong } from '../examples/engines/fixtures/right-engine.ts'
import { serveTcp } from '../protocol/serve-tcp.ts'
import { readReport } from '../reports/read-report.ts'
import type { Conformance } from '../reports/result.ts'
import { writeReports } from '../reports/write.ts'
import { suiteOf } from '../runner/features.ts'
import { mergeShards } from '../runner/merge/merge.ts'
import { shardsOf } from '../runner/merge/shards.ts'
import { type RunOptions, withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { keyOf } from '../steps/suite/readings.ts'
import { drawnIds } from './fixture/drawn.ts'
import { patient } from './fixture/patient.ts'
import { expectSame } from './fixture/same-run.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const folder = temporaryFolder('stccg-shards-')

const quoted = (words: readonly string[]): string => words.map(w => `"${w.replace(/(["\\])/g, '\\$1')}"`).join(' ')
const right = [process.execPath, here('../bin/stccg-conformance.js'), 'serve']
const suite = suiteOf(undefined)

const play = (options: Partial<RunOptions>): Promise<Conformance> =>
  playSuite(withDefaults({ out: folder, report: [], ...patient, ...options }), { diagnose: diagnosed })

/** Plays each shard for itself, writes its report, and merges what was written, the last one first. */
async function playShards(options: Partial<RunOptions>, count: number): Promise<Conformance> {
  const folders: string[] = []
  for (let index = 1; index <= count; index += 1) {
    const own = join(folder, `${index}`)
    writeReports(await play({ ...options, shard: { index, count } }), own, ['json'])
    folders.unshift(own)
  }
  return mergeShards(shardsOf(folders.map(readReport)), { suite, catalogue: loadCatalogue(), diagnose: diagnosed })
}

test('two shards, merged, are one run, case for case', async () => {
  const drawn = { case: drawnIds(suite, 32, 2) }
  const whole = await play(drawn)
  const merged = await playShards(drawn, 2)
  expectSame(whole, merged)
  const written = join(folder, 'merged')
  writeReports(merged, written, ['json', 'html', 'junit', 'markdown'])
  const { changed, regressions, improvements, added, gone } = diff(whole, readReport(written).result)
  expect([changed, regressions, improvements, added, gone].flat()).to.deep.equal([])
})

/** Each engine is started ten times, and once more at each of its ends. */
const few = { case: ['1eS-stopped-06/*', '1eS-stopped-21/*', '1eS-stopped-40/the-*'] }

const engines: readonly (readonly [name: string, options: readonly string[]])[] = [
  ['refuses-everything', ['--on', 'beam']],
  ['ignores-stopped', []],
  ['dies', []],
]
for (const [name, options] of engines)
  test(`${name}: shards, and several engines side by side, come to the same as one run, with its diagnosis`, async () => {
    const asked = { ...few, engine: quoted([...wrong(name, ...options), ...right]) }
    const whole = await play(asked)
    expect(whole.diagnosis?.failures).to.be.above(5)
    expectSame(whole, await play({ ...asked, jobs: 3 }))
    expectSame(whole, await playShards({ ...asked, jobs: 2 }, 3))
  })

const alternative = suite.alternatives.find(({ reading }) => reading?.question === 'range-used-up-in-1996')

test('an engine with another reading of an open question is understood by the shard that has it', async () => {
  const reading = readings.get(keyOf(alternative!.reading!))!
  const server = await serveTcp(() => referenceEngine(readAs(reading, rulesets)), 0)
  try {
    const engine = server.address
    const own = suite.cases.filter(({ ruleset }) => ruleset === alternative!.ruleset)
    const hanging = own.filter(({ disputes }) => disputes.includes('range-used-up-in-1996')).map(({ id }) => id)
    const asked = { engine, case: [...new Set([...hanging, ...drawnIds({ cases: own }, 32, 4)])] }
    const whole = await play(asked)
    expect(whole.readings?.map(({ plays }) => plays)).to.include('another')
    expectSame(whole, await playShards(asked, 4))
  } finally {
    await server.close()
  }
})
