import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { isPart, joined, type Part, partOf, sealed } from './part.ts'
import { playSweep, reportOf, type Sweep } from './sweep.ts'

const names = ['a', 'b', 'c', 'd', 'e']
const asked = { upTo: 3 }
let played: string[] = []
let broken: string | undefined
let ended = 0

/** A sweep of its own name, as what it finds is kept. */
function sweepCalled(name: string, isSample = false): Sweep<typeof asked, string, string> {
  return {
    name,
    prepare: async ({ upTo }) => ({
      isSample,
      end: () => {
        ended += 1
      },
      pieces: names.map(piece => ({
        name: piece,
        play: async () => {
          if (piece === broken) throw new Error('broken off')
          played.push(piece)
          return Array.from({ length: upTo }, (_, at) => `${piece}${at}`)
        },
      })),
    }),
    report: (found, _, { found: now }) => `${found.join()} ${now}`,
  }
}

const kept = fileURLToPath(new URL('../../node_modules/.cache/stccg-conformance/values/sweeps/', import.meta.url))
const used: string[] = []

/** A name under which nothing is kept. */
function fresh(): string {
  const name = `test-${process.pid}-${used.length}`
  used.push(name)
  return name
}

after(() => {
  for (const name of used) rmSync(join(kept, name), { recursive: true, force: true })
})

afterEach(() => {
  played = []
  broken = undefined
  ended = 0
})

describe('a sweep', () => {
  it('that was broken off goes on where it was, and says what is left', async () => {
    const sweep = sweepCalled(fresh())
    broken = 'c'
    expect(await reportOf(sweep, asked).catch((error: Error) => error.message)).to.equal('broken off')
    expect([played, ended]).to.deep.equal([['a', 'b'], 1])
    broken = undefined
    const begun: number[][] = []
    const report = await reportOf(sweep, asked, { begin: (...counts) => begun.push(counts) })
    expect(played).to.deep.equal(names)
    expect(begun).to.deep.equal([[2, 5]])
    expect(report).to.equal(`${names.flatMap(name => [0, 1, 2].map(at => name + at)).join()} 9`)
  })

  it('of less than all is played anew', async () => {
    const sweep = sweepCalled(fresh(), true)
    for (const _ of [1, 2]) await reportOf(sweep, asked)
    expect(played).to.deep.equal([...names, ...names])
  })

  it('is divided into no more shards than it has pieces', async () => {
    const many = await playSweep(sweepCalled(fresh()), asked, { shard: { index: 1, count: 6 } }).catch(error => error)
    expect(many.message).to.match(/^--shard 1\/6: .+ has 5 pieces\. Ask for at most 1\/5\.$/)
    expect(ended).to.equal(1)
  })
})

describe('the shards of a sweep', () => {
  const folder = temporaryFolder('stccg-sweep-')
  const at = (name: string): string => join(folder, name)
  const read = (file: string): Part => JSON.parse(readFileSync(file, 'utf8'))

  async function written(name: string, count: number, other: object = asked): Promise<readonly string[]> {
    const sweep = sweepCalled(name, true)
    const files: string[] = []
    for (let index = 1; index <= count; index += 1) {
      const shard = { index, count }
      const file = at(`${files.length}-${count}-${Object.values(other).join()}.json`)
      writeFileSync(file, JSON.stringify(partOf(name, other, shard, await playSweep(sweep, asked, { shard }))))
      files.push(file)
    }
    return files
  }

  it('are merged to what the sweep finds, in whatever order they come', async () => {
    const files = await written('some sweep', 3)
    expect(files.map(isPart)).to.deep.equal([true, true, true])
    const merged = joined(files.toReversed(), ['some sweep'])
    expect(merged.asked).to.deep.equal(asked)
    const { found } = await playSweep(sweepCalled('some sweep', true), asked)
    expect(merged.found).to.deep.equal([...found.values()].flat())
  })

  it('are refused where one is missing, given twice, of another sweep, or not as it was written', async () => {
    const [first = '', second = ''] = await written('some sweep', 2)
    const [other = ''] = await written('some sweep', 2, { upTo: 4 })
    const why = (...files: readonly string[]): string => {
      try {
        joined(files, ['some sweep'])
        return 'nothing'
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(why(first, second)).to.equal('nothing')
    expect(why(second)).to.match(/^Of 2 shards 1 is missing: 1\./)
    expect(why(first, first)).to.match(/is given twice/)
    expect(why(other, second)).to.match(/are not shards of one sweep: what was asked for is \{"upTo":4\} in the first/)
    const changed = JSON.stringify({ ...read(second), found: {} })
    writeFileSync(at('changed.json'), changed)
    expect(why(first, at('changed.json'))).to.match(
      /changed\.json: this is not what a shard of a sweep printed, or it was changed since\. Run/,
    )
    writeFileSync(
      at('older.json'),
      JSON.stringify(sealed({ ...read(first), origin: 'older', shard: { index: 1, count: 1 } })),
    )
    expect(why(at('older.json'))).to.match(/have changed since\. Run the shards again/)
    writeFileSync(
      at('other.json'),
      JSON.stringify(sealed({ ...read(first), sweep: 'no such', shard: { index: 1, count: 1 } })),
    )
    expect(why(at('other.json'))).to.match(/there is no sweep "no such"\. There are some sweep\.$/)
  })

  it('are told from reports of runs', () => {
    writeFileSync(at('conformance.json'), '{"version":2}')
    expect([at('conformance.json'), at('none.json'), folder].map(isPart)).to.deep.equal([false, false, false])
  })
})
