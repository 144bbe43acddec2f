import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { parse } from 'yaml'
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

const quoted = (word: string): string => `"${word.replace(/(["\\])/g, '\\$1')}"`

interface Exam {
  readonly cases: readonly string[]
  readonly engines: readonly {
    readonly engine: string
    readonly options?: string
    /** By case; those that are left out pass. */
    readonly outcomes?: Readonly<Record<string, Outcome>>
    readonly answers?: 'never'
  }[]
}

const folder = here('../examples/engines/exam')
const exam = parse(readFileSync(join(folder, 'exam.yaml'), 'utf8')) as Exam

const engines = exam.engines.map(({ engine, options, outcomes = {}, answers }) => ({
  name: [engine, options].filter(Boolean).join(' '),
  engine,
  options: options?.split(' ') ?? [],
  expected: exam.cases.map(one => [one, outcomes[one] ?? outcomes.every ?? 'pass'] as const),
  limits: answers === 'never' ? vain : patient,
}))

type Start = (command: readonly string[]) => Promise<Networked>

const transports: Readonly<Record<string, Start>> = {
  stdio: async command => ({ address: command.map(quoted).join(' '), async close() {} }),
  TCP: overTcp,
  HTTP: overHttp,
}

/** Over stdio all of them; over each other transport one in three. */
const enginesOver = (transport: string): readonly (typeof engines)[number][] =>
  transport === 'stdio'
    ? engines
    : drawnByLot(engines, 6, {
        what: `wrong engines over ${transport}`,
        nameOf: ({ name }) => `${transport} ${name}`,
      })

for (const [transport, start] of Object.entries(transports))
  for (const { name, engine, options, expected, limits } of enginesOver(transport))
    test(`${name} over ${transport}: the right outcome for each case, and nothing is left`, async () => {
      const { command, pids } = traced(wrong(engine, ...options, ...right.command))
      const { address, close } = await start(command)
      const suite = withDefaults({ features: [folder], engine: address, out, report: [], ...limits })
      const result = await playSuite(suite).finally(close)
      expect(result.complete).to.equal(true)
      const outcomes = result.cases.map((one, index) => [exam.cases[index], one.outcome])
      expect(outcomes).to.deep.equal(expected)
      for (const one of result.cases) if (one.outcome !== 'pass') expect(one.message, one.id).to.be.a('string')
      await expectGone([...pids(), ...right.pids()])
      await expectNoSockets()
    })

test('the right engine passes every case', async () => {
  const engine = right.command.map(quoted).join(' ')
  const { cases, complete } = await playSuite(withDefaults({ features: [folder], engine, out, report: [], ...patient }))
  expect(complete).to.equal(true)
  expect(cases.map(one => one.outcome)).to.deep.equal(exam.cases.map(() => 'pass'))
  await expectGone(right.pids())
})
