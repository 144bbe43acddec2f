import { describe, it } from 'node:test'
import { expect } from 'chai'
import { InvalidArgumentError } from 'commander'
import { UsageError } from '../runner/usage-error.ts'
import { formatsAdded, joined, readFormats } from './formats.ts'

describe('formats of reports', () => {
  const known = ['json', 'html', 'markdown'] as const
  const byItself = ['json', 'html'] as const

  it('take the place of the usual ones, and add up', () => {
    const read = formatsAdded(known, byItself)
    const once = read('markdown', byItself)
    expect(once).to.deep.equal(['markdown'])
    expect(read('json, markdown', once)).to.deep.equal(['markdown', 'json'])
    expect(read('html', read('json', byItself))).to.deep.equal(['json', 'html'])
  })

  it('add up as text, too', () => {
    expect(joined('a,b')('c', 'a,b')).to.equal('c')
    expect(joined('a,b')('d', 'c')).to.equal('c,d')
    expect(joined()('c')).to.equal('c')
  })

  it('are known ones', () => {
    expect(() => readFormats('jsn', known, 'report')).to.throw(UsageError, 'nearest: json')
    expect(() => formatsAdded(known, byItself)('json,', byItself)).to.throw(InvalidArgumentError)
  })
})
