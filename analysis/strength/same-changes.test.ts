import { describe, it } from 'node:test'
import { expect } from 'chai'
import { readSameChanges, staleRows } from './same-changes.ts'

describe('changes that no scenario can notice', () => {
  for (const folder of ['engine/same/', 'mutation/same/', 'narrow/same/'])
    it(`are rows of ${folder}, each with a reason`, () => {
      const { folder: path, reasons } = readSameChanges(folder)
      expect(path).to.equal(`analysis/strength/${folder.slice(0, -1)}`)
      expect(reasons.size).to.be.above(0)
      for (const reason of reasons.values()) expect(reason).to.match(/\.\s*$/)
    })

  it('are told of where there is no such change, or somebody notices it', () => {
    const reasons = new Map(['a', 'b', 'c'].map(id => [id, 'Because.']))
    const fates = [{ id: 'a', fate: 'same' } as const, { id: 'b', fate: 'killed' } as const]
    const rows = staleRows({ folder: 'some', reasons }, fates, true)
    expect(rows).to.deep.equal([
      'some: "b": a scenario notices it. Take the row away.',
      'some: "c": there is no such change. Take the row away.',
    ])
    expect(staleRows({ folder: 'some', reasons }, fates, false)).to.deep.equal(rows.slice(0, 1))
  })
})
