import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'chai'
import { EngineCommandError } from '../../protocol/failures.ts'
import { conformance } from '../../reports/fixture/result.ts'
import { json } from '../../reports/json.ts'
import { isTrouble } from '../../reports/words.ts'
import { withDefaults } from '../../runner/options.ts'
import { GreetingError, UsageError } from '../../runner/usage-error.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { captured } from '../../test/hostile/captured.ts'
import { lastFailed } from './last-failed.ts'
import { playOnChange } from './watch.ts'

const out = temporaryFolder('again-')
const report = join(out, 'conformance.json')
const result = conformance(1)

describe('failed last time only', () => {
  it('is the cases that the report has to be looked into', () => {
    writeFileSync(report, json(result))
    const wanted = result.cases.filter(one => isTrouble(one.outcome)).map(one => one.id)
    expect(lastFailed(withDefaults({ out }))?.case).to.deep.equal(wanted)
  })

  it('is nothing where nothing failed, and an error without a report', () => {
    const cases = result.cases.filter(one => one.outcome === 'pass')
    writeFileSync(report, json({ ...result, cases }))
    expect(lastFailed(withDefaults({ out }))).to.equal(undefined)
    expect(() => lastFailed(withDefaults({ out: join(out, 'none') }))).to.throw('there is no such file')
    expect(() => lastFailed(withDefaults({ out, case: ['x'] }))).to.throw(UsageError, 'name one of them')
  })
})

/** A promise, and what settles it. */
function ending(): { readonly ended: Promise<void>; readonly end: () => void } {
  let end = (): void => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { ended, end }
}

describe('watching', () => {
  it('plays again at each change until it is told to end', async () => {
    const folder = temporaryFolder('watched-')
    let played = 0
    const { ended, end } = ending()
    const code = await playOnChange([folder], {
      out: join(folder, 'out'),
      ended,
      play: async () => {
        played += 1
        if (played < 3) writeFileSync(join(folder, 'engine.py'), String(played))
        else end()
        return played
      },
    })
    rmSync(folder, { recursive: true })
    expect([played, code]).to.deep.equal([3, 3])
  })

  it('leaves a file out that every round writes, and says so', async () => {
    const folder = temporaryFolder('watched-')
    let played = 0
    const { ended, end } = ending()
    const { stderr } = await captured(async () => {
      const over = playOnChange([folder], {
        out: join(folder, 'out'),
        ended,
        play: async () => {
          played += 1
          writeFileSync(join(folder, 'engine.log'), String(played))
          return 0
        },
      })
      while (played < 5) await setTimeout(50)
      await setTimeout(1000)
      writeFileSync(join(folder, 'engine.py'), '')
      while (played < 6) await setTimeout(50)
      end()
      await over
    })
    rmSync(folder, { recursive: true })
    expect(stderr.match(/engine\.log changed while each of the last 5 rounds/g)).to.have.length(1)
    expect(played).to.equal(6)
  })

  it('says what cannot be played, in any round, and goes on', async () => {
    const folder = temporaryFolder('watched-')
    const faults = [
      new GreetingError('first'),
      new UsageError('second'),
      Object.assign(new Error('third'), { name: 'SuiteError' }),
    ]
    const { ended, end } = ending()
    const { result, stderr } = await captured(() =>
      playOnChange([folder], {
        out: join(folder, 'out'),
        ended,
        play: async () => {
          const fault = faults.shift()
          if (!fault) end()
          writeFileSync(join(folder, 'engine.py'), String(faults.length))
          if (fault) throw fault
          return 0
        },
      }),
    )
    rmSync(folder, { recursive: true })
    expect(result).to.equal(0)
    expect(stderr.split('\n').filter(line => !line.startsWith('Watching'))).to.deep.equal([
      'first',
      'second',
      'third',
      '',
    ])
  })

  it('does not begin with options that no change mends, and leaves nothing that waits', async () => {
    const watchers = () => process.getActiveResourcesInfo().filter(one => one.startsWith('FSEvent')).length
    for (const fault of [new UsageError('wrong'), new EngineCommandError('no such program')]) {
      const begun = playOnChange([out], { out, play: () => Promise.reject(fault), ended: new Promise(() => {}) })
      expect(await begun.catch(one => one)).to.equal(fault)
    }
    // They close a moment later.
    for (let turn = 0; watchers() && turn < 100; turn += 1) await new Promise(setImmediate)
    expect(watchers()).to.equal(0)
  })

  it('of what is not there is an error', async () => {
    const nowhere = playOnChange([join(out, 'nowhere')], { out, play: async () => 0, ended: new Promise(() => {}) })
    const error = await nowhere.catch(one => one)
    expect(error).to.be.instanceOf(UsageError)
    expect(error.message).to.match(/^--watch .*nowhere: there is no such file or folder\.$/)
  })
})
