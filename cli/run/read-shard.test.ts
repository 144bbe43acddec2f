import { describe, it } from 'node:test'
import { expect } from 'chai'
import { readShard, systems } from './read-shard.ts'

describe('--shard', () => {
  it('is the number of a part and how many there are', () => {
    expect(readShard('2/4', {})).to.deep.equal({ index: 2, count: 4 })
    expect(readShard('1/1', {})).to.deep.equal({ index: 1, count: 1 })
  })

  for (const text of ['0/2', '3/2', '2', '1/0', 'a/b', '-1/2', '1/2/3', '1.5/2', '', '1/999999', 'Auto'])
    it(`is not "${text}"`, () => {
      expect(() => readShard(text, {})).to.throw(`--shard ${text}: there is no such shard. The second of four is 2/4`)
    })

  for (const { name, index, count, first: start } of systems) {
    const first = typeof start === 'number' ? start : 0
    it(`auto: the first and the last of three jobs of ${name}`, () => {
      const job = (number: number) => readShard('auto', { [index]: String(number), [count]: '3' })
      expect(job(first)).to.deep.equal({ index: 1, count: 3 })
      expect(job(first + 2)).to.deep.equal({ index: 3, count: 3 })
      expect(() => job(first + 3)).to.throw(`These are ${index} and ${count}, as ${name} sets them`)
      expect(() => job(first - 1)).to.throw(/there is no such shard/)
    })
  }

  it('auto: an array of Slurm begins where it says', () => {
    const job = (id: string) =>
      readShard('auto', { SLURM_ARRAY_TASK_ID: id, SLURM_ARRAY_TASK_COUNT: '3', SLURM_ARRAY_TASK_MIN: '5' })
    expect([job('5'), job('7')]).to.deep.equal([
      { index: 1, count: 3 },
      { index: 3, count: 3 },
    ])
    expect(() => job('4')).to.throw('Slurm counts from 5')
  })

  it('auto: a Job of Kubernetes has to say how many there are', () => {
    expect(() => readShard('auto', { JOB_COMPLETION_INDEX: '0' })).to.throw('set JOB_COMPLETIONS to the completions')
  })

  it('auto: a job of GitLab that is not parallel is the whole', () => {
    expect(readShard('auto', { CI_NODE_TOTAL: '1' })).to.deep.equal({ index: 1, count: 1 })
  })

  it('auto: elsewhere it says what it knows', () => {
    expect(() => readShard('auto', { CI: 'true' })).to.throw(
      /no variable says .*GitLab \(CI_NODE_INDEX\).*--shard 1\/4/,
    )
    expect(() => readShard('auto', { CI_NODE_INDEX: 'x', CI_NODE_TOTAL: '4' })).to.throw(/--shard auto \(x of 4\)/)
  })
})
