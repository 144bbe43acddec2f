import { describe, it } from 'node:test'
import { expect } from 'chai'
import { measureMutations } from '../analysis/strength/mutation/measure.ts'
import { measuredMutations } from '../runner/mutations-measured.ts'
import { seed } from './fixture/seed.ts'

/** Words of the law that are changed; the whole sweep is `strength --mutations`. */
const size = 400

describe('words of the law, drawn by lot and changed one at a time', () => {
  it('are noticed by whoever noticed them when all were measured', async () => {
    const { report, faults } = await measureMutations({ quick: true, sample: { size, seed } })
    expect(faults).to.deep.equal([])
    expect(report.letters).to.equal(size)
    expect(report.own).to.be.above(0)
  })

  it('have been measured for every topic that has words', () => {
    const { topics } = measuredMutations()
    for (const [topic, { letters, own, elsewhere, nobody, same }] of Object.entries(topics))
      expect(own + elsewhere + nobody + same, topic).to.equal(letters)
  })
})
