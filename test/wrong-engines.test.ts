import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { expectGone, traced, wrong } from '../examples/engines/fixtures/right-engine.ts'
import type { Outcome } from '../reports/result.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { drawnByLot } from './fixture/drawn.ts'
import { expectNoSockets, type Networked, overHttp, overTcp } from './fixture/network-of.ts'
import { patient, vain } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const out = temporaryFolder('stccg-wrong-')

const right = traced([process.execPath, here('../bin/stccg-conformance.js'), 'serve'])

/** The cases of the fixture in their order, by what is asked in them. */
const cases = ['beam, stopped', 'beam', 'move, stopped', 'move', 'beam a friend'] as const
type Expected = Readonly<Record<(typeof cases)[number], Outcome>>

const well: Expected = {
  'beam, stopped': 'pass',
  beam: 'pass',
  'move, stopped': 'pass',
  move: 'pass',
  'beam a friend': 'pass',
}
const noBeam = (outcome: Outcome): Expected => ({
  ...well,
  'beam, stopped': outcome,
  beam: outcome,
  'beam a friend': outcome,
})

const allFail = Object.fromEntries(cases.map(one => [one, 'fail'])) as Expected

const quoted = (word: string): string => `"${word.replace(/(["\\])/g, '\\$1')}"`

const engines: readonly (readonly [name: string, options: string[], expected: Expected, limits?: typeof vain])[] = [
  ['accepts-everything', [], { ...well, 'beam, stopped': 'fail', 'move, stopped': 'fail' }],
  [
    'refuses-everything',
    [],
    { 'beam, stopped': 'unproven', beam: 'fail', 'move, stopped': 'unproven', move: 'fail', 'beam a friend': 'fail' },
  ],
  ['refuses-everything', ['--on', 'move'], { ...well, 'move, stopped': 'unproven', move: 'fail' }],
  ['ignores-stopped', [], { ...well, 'beam, stopped': 'fail', 'move, stopped': 'fail' }],
  ['plays-another-ruleset', ['--as', '1e-1996', '--under', '1e-2014'], { ...well, 'beam a friend': 'fail' }],
  ['hangs', [], noBeam('timeout'), vain],
  ['dies', [], noBeam('crash')],
  ['prints-rubbish', [], noBeam('engine-error')],
  ['prints-rubbish', ['--what', 'half'], noBeam('engine-error')],
  ['prints-rubbish', ['--what', 'unfinished'], noBeam('timeout'), vain],
  ['answers-wrong-id', [], noBeam('engine-error')],
  ['answers-misshapen', [], noBeam('engine-error')],
  ['long-line', [], noBeam('engine-error')],
  ['speaks-first', [], noBeam('engine-error')],
  ['holds-itself', [], noBeam('engine-error')],
  ['holds-itself', ['--size', '2'], noBeam('engine-error')],
  ['holds-itself', ['--size', '3'], noBeam('engine-error')],
  ['never-stops-asking', [], noBeam('engine-error')],
  ['tells-without-doing', [], allFail],
  ['floods-stderr', [], well],
]

type Start = (command: readonly string[]) => Promise<Networked>

const transports: Readonly<Record<string, Start>> = {
  stdio: async command => ({ address: command.map(quoted).join(' '), async close() {} }),
  TCP: overTcp,
  HTTP: overHttp,
}

/** Over stdio all of them; over each other transport one in three. */
const enginesOver = (transport: string): typeof engines =>
  transport === 'stdio'
    ? engines
    : drawnByLot(engines, 6, {
        what: `wrong engines over ${transport}`,
        nameOf: ([name, options]) => [transport, name, ...options].join(' '),
      })

for (const [transport, start] of Object.entries(transports))
  for (const [name, options, expected, limits = patient] of enginesOver(transport))
    test(`${[name, ...options].join(' ')} over ${transport}: the right outcome for each case, and nothing is left`, async () => {
      const { command, pids } = traced(wrong(name, ...options, ...right.command))
      const { address, close } = await start(command)
      const features = [here('fixture/engines')]
      const suite = withDefaults({ features, engine: address, out, report: [], ...limits })
      const result = await playSuite(suite).finally(close)
      expect(result.complete).to.equal(true)
      const outcomes = result.cases.map((one, index) => [cases[index], one.outcome])
      expect(Object.fromEntries(outcomes)).to.deep.equal(expected)
      for (const one of result.cases) if (one.outcome !== 'pass') expect(one.message, one.id).to.be.a('string')
      await expectGone([...pids(), ...right.pids()])
      await expectNoSockets()
    })

test('the right engine passes every case', async () => {
  const engine = right.command.map(quoted).join(' ')
  const { cases, complete } = await playSuite(
    withDefaults({ features: [here('fixture/engines')], engine, out, report: [], ...patient }),
  )
  expect(complete).to.equal(true)
  expect(cases.map(one => one.outcome)).to.deep.equal(Object.values(well))
  await expectGone(right.pids())
})
