import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { printDiagnosis } from '../../cli/print/doctor.ts'
import { rightEngine, skip } from '../../examples/engines/fixtures/right-engine.ts'
import { patient } from '../../test/fixture/patient.ts'
import { writeMain } from '../bench/bundle.ts'
import { type Diagnosis, type DoctorOptions, examine } from './doctor.ts'
import { excerpt } from './offence.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const quoted = (...words: readonly string[]): string => words.map(word => JSON.stringify(word)).join(' ')
const program = writeMain('mistaken', 'analysis/doctor/fixtures/mistaken-process.ts')
const mistaken = (name: string): string => quoted(process.execPath, program, name)
const wrong = (name: string): string =>
  quoted(
    process.execPath,
    here(`../../examples/engines/wrong/${name}.js`),
    process.execPath,
    here('../../bin/stccg-conformance.js'),
    'serve',
  )

/** However slow the machine. */
const look = (options: DoctorOptions): Promise<Diagnosis> => examine({ timeout: patient.timeout, ...options })

function expectHealthy(diagnosis: Diagnosis): void {
  const text = printDiagnosis(diagnosis, 80)
  expect(diagnosis.healthy, text).to.equal(true)
  for (const line of text.split('\n')) expect(line.length, line).to.be.at.most(80)
}

describe('a healthy adapter', () => {
  it('is that of the built-in engine', async () => expectHealthy(await look({ strict: true })))
  it('is that of an engine that declares little', async () =>
    expectHealthy(await look({ engine: mistaken('right'), strict: true })))
  it('is the one in Python', { skip }, async () =>
    expectHealthy(await look({ engine: quoted(...rightEngine), strict: true })),
  )

  it('is the skeleton in Python, which is told what to do next', { skip }, async () => {
    const diagnosis = await look({
      engine: quoted(rightEngine[0]!, here('../../cli/init/templates/python/adapter.py')),
      strict: true,
    })
    expectHealthy(diagnosis)
    expect(printDiagnosis(diagnosis, 80)).to.match(/declares no ruleset yet\. Next: declare one/)
  })

  it('may have an engine that plays by other rules', async () => {
    const diagnosis = await look({ engine: wrong('accepts-everything') })
    const rules = diagnosis.findings.filter(({ state }) => state === 'rules')
    expectHealthy(diagnosis)
    expect(rules).to.have.length(1)
    expect(printDiagnosis(diagnosis, 80)).to.match(/healthy; what differs is the engine/)
  })
})

describe('with --strict', () => {
  it('the first offending message is shown, with a pointer into it', async () => {
    const diagnosis = await look({ engine: mistaken('question of no kind'), strict: true })
    const finding = diagnosis.findings.find(({ check }) => check === 'schemas')!
    expect(finding.state).to.equal('mend')
    expect(finding.seen).to.match(
      /answer to `arrange` \(request \d+\) breaks the protocol at \/result\/pending\/0\/kind/,
    )
    const [, line = '', marks = ''] = finding.seen!.split('\n')
    expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).to.equal('"Action"')
    expect(finding.seen).to.include('(nearest: "action")')
    expect(finding.mend).to.equal('Fix the reply at /result/pending/0/kind, as the message about it says.')
  })

  it('without it, what a reader needs has to be right all the same', async () => {
    const diagnosis = await look({ engine: mistaken('question of no kind') })
    expect(diagnosis.healthy).to.equal(false)
    const extra = await look({ engine: mistaken('field too many') })
    expect(extra.healthy).to.equal(true)
    expect((await look({ engine: mistaken('field too many'), strict: true })).healthy).to.equal(false)
  })

  it('a long message is cut around the place', () => {
    const message = { before: 'x'.repeat(200), list: [{ a: 1 }, { 'b/c': 'here' }], after: 'y'.repeat(200) }
    const [line = '', marks = ''] = excerpt(message, '/list/1/b~1c').split('\n')
    expect(line).to.have.length(74)
    expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).to.equal('"here"')
  })

  it('a field that is missing is shown by what it is missing in', () => {
    expect(excerpt({ id: 1, result: {} }, '/result')).to.equal(`{"id":1,"result":{}}\n${' '.repeat(17)}^^`)
    expect(excerpt({ id: 1 }, '')).to.equal('{"id":1}\n^^^^^^^^')
  })
})

describe('stccg-conformance doctor', () => {
  const doctor = (...options: readonly string[]) =>
    spawnSync(process.execPath, [here('../../bin/stccg-conformance.js'), 'doctor', ...options], { encoding: 'utf8' })

  it('exits with 0 for a healthy adapter', () => {
    const { status, stdout } = doctor()
    expect(status).to.equal(0)
    expect(stdout)
      .to.match(/^stccg-conformance reference engine .*: built-in\n/)
      .and.match(/healthy\. Next: `run`\.\n$/)
  })

  it('exits with 1 where something is to be mended, and tells machines', () => {
    const { status, stdout } = doctor('--json', '--engine', mistaken('id as text'))
    expect(status).to.equal(1)
    const { healthy, findings } = JSON.parse(stdout)
    expect(healthy).to.equal(false)
    expect(findings[0]).to.include({ check: 'greeting', state: 'mend' })
  })

  it('exits with 2 where there is no engine', () => {
    expect(doctor('--engine', 'no-such-program')).to.include({
      status: 2,
      stderr: 'Cannot start the engine: there is no program "no-such-program".\n',
    })
    expect(doctor('--engine', 'ws://127.0.0.1:1').status).to.equal(2)
    expect(doctor('--timeout', 'soon').status).to.equal(2)
  })
})
