import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { Command } from 'commander'
import { UsageError } from '../runner/usage-error.ts'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { addDoctor } from './commands/doctor.ts'
import { addRun } from './commands/run.ts'
import { takeSettings } from './settings.ts'
import { guardValues } from './values.ts'

/** The options that the command would be run with. */
async function optionsOf(text: string, ...typed: readonly string[]): Promise<Record<string, unknown>> {
  const file = join(temporaryFolder('stccg-settings-'), 'stccg.yaml')
  writeFileSync(file, text)
  let found: Record<string, unknown> = {}
  const program = new Command().exitOverride()
  for (const add of [addRun, addDoctor]) add(program, () => {})
  for (const command of program.commands)
    command.action((options: Record<string, unknown>) => {
      found = options
    })
  guardValues(program)
  takeSettings(program, file)
  await program.parseAsync(['node', 'stccg-conformance', ...typed])
  return found
}

const fault = async (text: string): Promise<string> => {
  try {
    await optionsOf(text, 'run')
  } catch (error) {
    expect(error).to.be.instanceOf(UsageError)
    return (error as Error).message.replace(/^.*stccg\.yaml/, 'stccg.yaml')
  }
  return 'no fault'
}

describe('stccg.yaml', () => {
  it('says what the command line leaves out, to each command that has the option', async () => {
    const text =
      'engine: java -jar my.jar\ntimeout: 5000\nbaseline: known.yaml\nreport: markdown\nruleset: [1e-2014, 2e]\nstrict: true\n'
    const run = await optionsOf(text, 'run')
    expect(run).to.include({ engine: 'java -jar my.jar', timeout: 5000, strict: true })
    expect(run.baseline).to.deep.equal(['known.yaml'])
    expect(run.report).to.deep.equal(['markdown'])
    expect(run.ruleset).to.deep.equal(['1e-2014', '2e'])
    const doctor = await optionsOf(text, 'doctor')
    expect(doctor).to.include({ engine: 'java -jar my.jar', timeout: 5000, strict: true })
    expect(doctor).not.to.have.property('baseline')
  })

  it('gives way to the command line', async () => {
    expect(await optionsOf('engine: a\ntimeout: 5\n', 'run', '--engine', 'b')).to.include({ engine: 'b', timeout: 5 })
  })

  it('has lines for one command alone, and turns options off', async () => {
    const text = 'engine: a\nstrict: true\ndoctor:\n  engine: b\n  strict: false\n'
    expect(await optionsOf(text, 'run')).to.include({ engine: 'a', strict: true })
    const doctor = await optionsOf(text, 'doctor')
    expect(doctor).to.include({ engine: 'b' })
    expect(doctor).not.to.have.property('strict')
  })

  it('is refused with its line where it cannot be read', async () => {
    expect(await fault('engine: a\ntimout: 5\n')).to.match(
      /^stccg\.yaml:2: no option of run, doctor, explore is called "timout"\. Nearest: timeout/,
    )
    expect(await fault('run:\n  json: true\n')).to.match(/^stccg\.yaml:2: no option of run is called "json"/)
    expect(await fault('timeout: soon\n')).to.equal(
      'stccg.yaml:1: timeout: It is a whole number of milliseconds from 1 to 2,147,483,647.',
    )
    expect(await fault('strict: perhaps\n')).to.equal('stccg.yaml:1: strict: it is true or false.')
    expect(await fault('engine: { a: b }\n')).to.match(/^stccg\.yaml:1: engine: words, a number, or a list/)
    expect(await fault('- engine\n')).to.match(/^stccg\.yaml:1: a line for each option is wanted/)
    expect(await fault('engine: "a\n')).to.match(/^stccg\.yaml:\d: this is not YAML/)
    expect(await fault('engine: *x\n')).to.match(/^stccg\.yaml:1: this is not YAML/)
    expect(await fault('')).to.equal('no fault')
  })
})
