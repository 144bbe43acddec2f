import { describe, it } from 'node:test'
import { expect } from 'chai'
import { dateOfRun, took } from './clock.ts'

describe('the date of a run', () => {
  it('is now, to the second', () => {
    expect(dateOfRun({})).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(took(12.5, {})).to.equal(12.5)
  })

  it('is that of SOURCE_DATE_EPOCH, and then nothing takes time', () => {
    const env = { SOURCE_DATE_EPOCH: '1417392000' }
    expect(dateOfRun(env)).to.equal('2014-12-01T00:00:00Z')
    expect(took(12.5, env)).to.equal(0)
  })

  it('that cannot be one is refused by name', () => {
    expect(() => dateOfRun({ SOURCE_DATE_EPOCH: 'yesterday' })).to.throw('SOURCE_DATE_EPOCH is "yesterday"')
  })
})
