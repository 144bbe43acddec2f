import { test } from 'node:test'
import { expect } from 'chai'
import { indent, wrap } from './wrap.ts'

test('lines end, whatever width a terminal says it has', () => {
  for (const width of [-3, 0, 1, 2, 7]) {
    const lines = wrap('to break anywhere', width)
    expect(lines.join('').replaceAll(' ', '')).to.equal('tobreakanywhere')
    for (const line of lines) expect(line.length).to.be.at.most(Math.max(1, width))
  }
  expect(indent('ab', 0)).to.equal('  a\n  b')
})
